# The product as an image: docs/operation.md says how to run it. Its Node is the one that package.json names.

FROM node:24-bookworm-slim AS build
WORKDIR /srv/gabelstapler
COPY package.json package-lock.json .npmrc ./
COPY site/admin/icons/package.json site/admin/icons/
# Nothing here is compiled with Node's headers.
RUN npm ci --omit=dev && rm -r node_modules/node/node_modules/*/include
COPY . .
RUN npm run build

FROM debian:bookworm-slim
# A folder that a volume takes its owner from.
RUN useradd --uid 10001 --user-group --no-create-home --shell /usr/sbin/nologin gabelstapler \
  && install -d -o gabelstapler -g gabelstapler /data
WORKDIR /srv/gabelstapler
COPY --from=build /srv/gabelstapler/node_modules node_modules
COPY --from=build /srv/gabelstapler/dist dist
COPY package.json ./
COPY shared shared
COPY api api
COPY data/seed data/seed
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
# As in docs/deploy/gabelstapler@.service: gives freed memory back to the system.
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=16777216
USER 10001:10001
VOLUME /data
EXPOSE 4321
# A first start draws the demo stock, which takes a while.
HEALTHCHECK --interval=30s --timeout=5s --start-period=120s --retries=3 \
  CMD ["node_modules/.bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 4321}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without a shell in between, so that SIGTERM reaches the server.
CMD ["node_modules/.bin/node", "--max-old-space-size=256", "--max-semi-space-size=4", "dist/api/server.js"]
