FROM studium-drill/debian
RUN apt-get update && apt-get install -y --no-install-recommends nginx-light wget && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 101 nginx && install -d -o nginx /var/cache/nginx
USER nginx
CMD ["nginx", "-g", "daemon off;"]
