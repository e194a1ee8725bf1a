# syntax=docker/dockerfile:1
# Three stages: the page, the wheel with it, and a small image that has only what runs.

FROM node:22-slim AS page
WORKDIR /src
COPY web/package.json web/package-lock.json web/
RUN npm --prefix web ci --no-audit --no-fund --loglevel=error
COPY web web
COPY src/fiefdom/locales src/fiefdom/locales
RUN npm --prefix web run build

FROM python:3.13-slim AS wheel
WORKDIR /src
RUN pip install --no-cache-dir build==1.6.1 hatchling==1.33.0
COPY pyproject.toml hatch_build.py README.md CHANGELOG.md LICENSE ./
COPY requirements/run.txt requirements/run.txt
COPY src src
COPY --from=page /src/src/fiefdom/server/page src/fiefdom/server/page
RUN python -m build --wheel --no-isolation --outdir /wheels . \
    && python -m venv /opt/fiefdom \
    && /opt/fiefdom/bin/pip install --no-cache-dir -r requirements/run.txt "asyncpg>=0.30" \
    && /opt/fiefdom/bin/pip install --no-cache-dir --no-deps /wheels/*.whl

FROM python:3.13-slim
RUN useradd --system --uid 10001 --home-dir /var/lib/fiefdom --create-home fiefdom
COPY --from=wheel /opt/fiefdom /opt/fiefdom
ENV PATH=/opt/fiefdom/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    FIEFDOM_DATA=/var/lib/fiefdom
USER 10001
WORKDIR /var/lib/fiefdom
VOLUME /var/lib/fiefdom
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=6s --start-period=20s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz', timeout=5)"]
CMD ["fiefdom", "serve", "--host", "0.0.0.0", "--port", "8000"]
