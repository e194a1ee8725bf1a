/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "icon:*" {
  /** The inside of an SVG with the viewBox 0 0 512 512, drawn in currentColor. */
  const body: string;
  export default body;
}
