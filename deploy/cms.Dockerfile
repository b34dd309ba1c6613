# The cms: the GraphQL contract and the editors' admin. Migrations run at its start.
# docker build -f deploy/cms.Dockerfile -t studium-cms .
FROM node:22-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY cms/package.json cms/
COPY shared/package.json shared/
COPY towns/castelmora/illustrations/package.json towns/castelmora/illustrations/
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts

FROM packages AS build
ENV NEXT_TELEMETRY_DISABLED=1
COPY tsconfig.json ./
COPY graphql graphql
COPY shared shared
COPY towns towns
COPY scripts/codegen scripts/codegen
COPY src/theme src/theme
COPY cms cms
RUN npm run codegen:town && cd cms && npx next build && rm -rf .next/cache

FROM node:22-bookworm-slim AS runtime
WORKDIR /app
COPY package.json package-lock.json ./
COPY cms/package.json cms/
COPY shared/package.json shared/
COPY towns/castelmora/illustrations/package.json towns/castelmora/illustrations/
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --ignore-scripts --workspace cms

FROM node:22-bookworm-slim
# pg_dump and pg_restore for backups, in the server's version or a newer one.
RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates postgresql-common \
  && /usr/share/postgresql-common/pgdg/apt.postgresql.org.sh -y \
  && apt-get install -y --no-install-recommends postgresql-client-16 \
  && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 CMS_PORT=4000 DATA_DIR=/data \
  NODE_OPTIONS=--conditions=production
WORKDIR /app
COPY --from=runtime /app/node_modules node_modules
COPY package.json ./
COPY deploy/backup.sh deploy/
COPY graphql graphql
COPY --from=build /app/shared shared
# The scripts (migrate, seed, csv, backup, restore) run from the sources; the seed reads the town.
COPY cms cms
COPY --from=build /app/cms/public cms/public
COPY towns towns
# The admin shows the editors' guide.
COPY docs/editors docs/editors
# The packages that npm could not hoist to the root.
COPY --from=runtime /app/cms/node_modules cms/node_modules
COPY --from=build --chown=node:node /app/cms/.next cms/.next
RUN install -d -o node -g node /data
VOLUME /data
USER node
WORKDIR /app/cms
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/health').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-old-space-size=512", "--max-semi-space-size=8", "server.mjs"]
