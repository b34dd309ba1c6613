# The site of one town. It is built without a cms; each page is rendered at its first request.
# docker build -f deploy/site.Dockerfile --build-arg TOWN=<folder in towns> -t studium-site .
FROM node:24-trixie-slim AS build
ENV NEXT_TELEMETRY_DISABLED=1
WORKDIR /app
COPY package.json package-lock.json ./
COPY cms/package.json cms/
COPY shared/package.json shared/
COPY towns/castelmora/illustrations/package.json towns/castelmora/illustrations/
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts
COPY . .
ARG TOWN NEXT_PUBLIC_GTM_ID NEXT_PUBLIC_MAPBOX_TOKEN
RUN npm run image -- site

FROM node:24-trixie-slim
# These are written into the browser's scripts, and the program must have the same.
ARG NEXT_PUBLIC_GTM_ID NEXT_PUBLIC_MAPBOX_TOKEN
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 PORT=3000 HOSTNAME=:: \
  NEXT_PUBLIC_GTM_ID=$NEXT_PUBLIC_GTM_ID NEXT_PUBLIC_MAPBOX_TOKEN=$NEXT_PUBLIC_MAPBOX_TOKEN
WORKDIR /app
# The program stores pages in its build folder while Redis is unavailable.
COPY --from=build --chown=node:node /app/image/site ./
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
STOPSIGNAL SIGTERM
# Without a limit Node uses twice the memory before it collects garbage (`npm run bench -- programs`).
CMD ["node", "--max-old-space-size=448", "--max-semi-space-size=8", "server.js"]
