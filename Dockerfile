# syntax=docker/dockerfile:1
# The shop as one image: install, build, then only what running it needs, as a user without rights.

FROM node:24-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN node scripts/build.mjs

FROM node:24-bookworm-slim AS dependencies
WORKDIR /shop
COPY package.json package-lock.json ./
# The image is a Node already: the one for machines without a new one would be its largest part.
RUN npm ci --omit=dev && rm -rf node_modules/node-linux-* node_modules/.bin/node

FROM node:24-bookworm-slim
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
# As npm start does: scripts/small-memory.mjs says why.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /shop
COPY --from=dependencies /shop/node_modules node_modules
COPY --from=build /shop/build build
COPY package.json ./
COPY contract contract
COPY markets markets
COPY rules rules
COPY services services
COPY database database
COPY server server
# The texts that the server says for the studio; its screens are in build.
COPY studio studio
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# Alive, not ready: a database that is gone for a while is no reason to end a process that still sends its pages.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# The process itself, not npm: it has to hear SIGTERM.
CMD ["node", "--max-semi-space-size=32", "--import=./server/quick-imports.ts", "server/main.ts"]
