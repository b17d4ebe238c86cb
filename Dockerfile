# Tiffin with an nginx of its own, as one user that is not root: its data in the volume /data, its pages on port 8080.
ARG SWIFT=docker.io/library/swift:6.3-bookworm
ARG DEBIAN=docker.io/library/debian:bookworm-slim

FROM ${SWIFT} AS build
RUN apt-get update && apt-get install -y --no-install-recommends \
    binutils ca-certificates git libcurl4-openssl-dev libfcgi-dev libpq-dev libqrencode-dev libsodium-dev libsqlite3-dev libssl-dev \
    pkg-config zlib1g-dev
WORKDIR /tiffin
COPY Package.swift ./
COPY Sources Sources
COPY Tests Tests
COPY Templates Templates
COPY Public Public
COPY Foods Foods
COPY Languages Languages
COPY Scripts/lib Scripts/lib
# Ten digits, which `tiffin --version` tells.
ARG TIFFIN_COMMIT=
RUN bash -euc '. Scripts/lib/common.sh; . Scripts/lib/debian.sh; build_release; pack_public; stage_program /stage'

FROM ${DEBIAN}
RUN apt-get update && apt-get install -y --no-install-recommends \
    ca-certificates curl libcurl4 libfcgi0ldbl libpq5 libqrencode4 libsodium23 libsqlite3-0 libssl3 libstdc++6 libvips-tools poppler-utils zbar-tools nginx-light \
    tzdata zlib1g \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --system --uid 990 --home-dir /data --shell /usr/sbin/nologin tiffin \
  && install -d -o tiffin -g tiffin -m 0700 /data
COPY --from=build /stage /
COPY Deploy/nginx/tiffin.conf /usr/share/tiffin/Deploy/nginx/
COPY Scripts/lib/nginx.sh /usr/share/tiffin/Scripts/lib/
COPY Deploy/container/serve /usr/lib/tiffin/serve
ENV TIFFIN_DATA=/data TIFFIN_CONFIG= PORT=8080
USER tiffin
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=5m CMD ["/usr/lib/tiffin/serve", "--check"]
CMD ["/usr/lib/tiffin/serve"]
