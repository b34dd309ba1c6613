FROM studium-drill/debian
RUN apt-get update && apt-get install -y --no-install-recommends postgresql && rm -rf /var/lib/apt/lists/*
ENV PATH=/usr/lib/postgresql/17/bin:$PATH PGDATA=/var/lib/postgresql/data
COPY postgres.sh /usr/local/bin/entrypoint
ENTRYPOINT ["sh", "/usr/local/bin/entrypoint"]
CMD ["postgres"]
