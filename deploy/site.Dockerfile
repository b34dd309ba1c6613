# The site. It is built without a cms; each page is rendered at its first request.
# docker build -f deploy/site.Dockerfile -t studium-site .
FROM node:22-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY cms/package.json cms/
COPY shared/package.json shared/
COPY towns/castelmora/illustrations/package.json towns/castelmora/illustrations/
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts

FROM packages AS build
ENV NEXT_TELEMETRY_DISABLED=1
COPY . .
RUN npm run build:image && rm -rf .next/cache

FROM node:22-bookworm-slim AS runtime
WORKDIR /app
COPY package.json package-lock.json ./
COPY cms/package.json cms/
COPY shared/package.json shared/
COPY towns/castelmora/illustrations/package.json towns/castelmora/illustrations/
RUN --mount=type=cache,target=/root/.npm \
  npm ci --omit=dev --ignore-scripts --workspace shared --include-workspace-root

FROM node:22-bookworm-slim
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 PORT=3000
WORKDIR /app
COPY --from=runtime /app/node_modules node_modules
COPY package.json next.config.js ./
# next.config.js imports the routes, and Next loads the cache handler from its source file.
COPY src src
COPY --from=build /app/shared shared
COPY --from=build /app/public public
COPY --from=build --chown=node:node /app/.next .next
COPY deploy/start-site.sh /usr/local/bin/start-site
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["sh", "/usr/local/bin/start-site"]
