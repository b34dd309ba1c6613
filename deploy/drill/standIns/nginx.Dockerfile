FROM studium-drill/debian
# Debian 13 has nginx 1.26, which cannot resolve the names of upstreams again.
RUN sed -i 's/trixie/forky/' /etc/apt/sources.list \
  && apt-get -o Acquire::Check-Valid-Until=false update \
  && apt-get install -y --no-install-recommends nginx-light wget && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 101 nginx && install -d -o nginx /var/cache/nginx
USER nginx
CMD ["nginx", "-g", "daemon off;"]
