# The cms of one town: the GraphQL contract and the editors' admin. Migrations run at its start.
# docker build -f deploy/cms.Dockerfile --build-arg TOWN=<folder in towns> -t studium-cms .
FROM node:24-trixie-slim AS build
ENV NEXT_TELEMETRY_DISABLED=1
WORKDIR /app
COPY package.json package-lock.json ./
COPY cms/package.json cms/
COPY shared/package.json shared/
COPY towns/castelmora/illustrations/package.json towns/castelmora/illustrations/
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts
COPY . .
ARG TOWN
RUN npm run image -- cms

FROM node:24-trixie-slim
# pg_dump and pg_restore for backups, in the server's version or a newer one.
RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates postgresql-client \
  && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 CMS_PORT=4000 DATA_DIR=/data \
  NODE_OPTIONS=--conditions=production
WORKDIR /app
COPY --from=build --chown=node:node /app/image/cms ./
RUN install -d -o node -g node /data
VOLUME /data
USER node
WORKDIR /app/cms
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/health').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-old-space-size=512", "--max-semi-space-size=8", "server.mjs"]
