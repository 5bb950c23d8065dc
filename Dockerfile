# syntax=docker/dockerfile:1

FROM node:20-bookworm-slim AS packages
WORKDIR /peerless
COPY package.json package-lock.json .npmrc ./
COPY ai/package.json ai/
COPY boards/package.json boards/
COPY cli/package.json cli/
COPY engine/package.json engine/
COPY heroes/package.json heroes/
COPY protocol/package.json protocol/
COPY host/package.json host/
COPY server/package.json server/
COPY text/package.json text/
COPY tools/package.json tools/
COPY web/package.json web/

# The page and the program.
FROM packages AS build
RUN npm ci --no-audit --no-fund
COPY . .
RUN node --input-type=module -e "import { bundle } from './tools/bundle.mjs'; import { site } from './tools/site.mjs'; site(); await bundle('cli/src/main.ts');"

# What the program needs of others; our own packages are in it already.
FROM packages AS needs
RUN npm ci --no-audit --no-fund --omit=dev --workspace cli --workspace server && rm -rf node_modules/@peerless

FROM node:20-bookworm-slim
ENV NODE_ENV=production \
    PEERLESS_HOST=0.0.0.0 \
    PEERLESS_PORT=8080 \
    PEERLESS_DATA=/data \
    PEERLESS_LOG=json
WORKDIR /peerless
COPY --from=needs /peerless/node_modules node_modules
COPY --from=build /peerless/node_modules/.cache/peerless/cli-src-main-ts.mjs peerless.mjs
COPY --from=build /peerless/web/dist page
RUN mkdir --mode 700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=15s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PEERLESS_PORT}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "peerless.mjs"]
CMD ["serve", "--folder", "page"]
