/** Two soft notes when it is one's turn, made by the browser: no file to load. */

let context: AudioContext | null = null;

export function chime(): void {
  try {
    context ??= new AudioContext();
    void context.resume();
    note(context, 523.25, 0);
    note(context, 783.99, 0.16);
  } catch {
    // no sound on this device
  }
}

function note(audio: AudioContext, frequency: number, delay: number): void {
  const start = audio.currentTime + delay;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = "sine";
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.12, start + 0.03);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.7);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.75);
}
