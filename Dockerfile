# The site and its server. Run `docker build -t website .`, then see docs/server.md. The build reads VITE_ variables from
# .env.production.local. The server's settings are secrets, so they are passed when the container starts.
FROM node:22-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && npm run build:server

FROM node:22-slim
WORKDIR /site
COPY --from=build /site/dist dist
COPY --from=build /site/dist-server dist-server
RUN mkdir --mode=700 /data && chown node:node /data
ENV HOST=0.0.0.0 DATA_FOLDER=/data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK CMD ["node", "--eval", "fetch('http://127.0.0.1:8080/health').then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["node", "dist-server/serve.js"]
