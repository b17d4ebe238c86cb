# An nginx of one's own: everything it reads and writes is in one folder, and it needs no root.

# Usage: write_nginx FOLDER LISTEN PORT BASE_PATH
# The socket is FOLDER/tiffin.sock. The part about Tiffin is Deploy/nginx/tiffin.conf itself, with the limit of bodies
# that TIFFIN_BODY_LIMIT and TIFFIN_IMPORT_LIMIT say.
write_nginx() {
  local folder=$1 listen=$2 port=$3 base=$4
  sed -e "s|unix:/run/tiffin/tiffin.sock|unix:$folder/tiffin.sock|" \
    -e "s|^location ^~ / {|location ^~ $base {|" \
    -e "s|location = /bring {|location = ${base}bring {|" \
    -e "s|TIFFIN_BASE_PATH /;|TIFFIN_BASE_PATH $base;|" \
    ${TIFFIN_BODY_LIMIT:+-e "s|client_max_body_size 25m;|client_max_body_size $TIFFIN_BODY_LIMIT;|"} \
    ${TIFFIN_IMPORT_LIMIT:+-e "s|client_max_body_size 2g;|client_max_body_size $TIFFIN_IMPORT_LIMIT;|"} \
    Deploy/nginx/tiffin.conf >"$folder/tiffin.conf"
  mkdir -p "$folder/temp"
  # A request takes two connections: the visitor's and Tiffin's. With too few, nginx ends those of visitors.
  local connections=4096 files=4200 most
  most=$(ulimit -Hn)
  [ "$most" = unlimited ] || [ "$most" -ge $files ] || files=$most
  cat >"$folder/nginx.conf" <<CONF
daemon off;
pid $folder/nginx.pid;
error_log stderr error;
worker_processes 1;
worker_rlimit_nofile $files;
$([ "$(id -u)" != 0 ] || echo "user root;")
events { worker_connections $connections; }
http {
  access_log off;
  server_tokens off;
  absolute_redirect off;
  client_body_temp_path $folder/temp/body;
  fastcgi_temp_path $folder/temp/fastcgi;
  proxy_temp_path $folder/temp/proxy;
  uwsgi_temp_path $folder/temp/uwsgi;
  scgi_temp_path $folder/temp/scgi;
  gzip on;
  gzip_types text/css text/javascript image/svg+xml;
  server {
    listen $listen:$port backlog=1024;
    client_header_timeout 15s;
    client_body_timeout 30s;
    large_client_header_buffers 8 32k;
    include $folder/tiffin.conf;
  }
}
CONF
}
