# A CDN that forgets on time, by Varnish 7 and the xkey of varnish-modules. What stands in ${…} is filled in by
# scripts/cluster. To be run with -p http_gzip_support=off: pages come compressed, also in brotli.
vcl 4.1;

import std;
import xkey;

backend newsroom {
  .host = "127.0.0.1";
  .port = "${nginx}";
  .connect_timeout = 1s;
  .first_byte_timeout = 30s;
  .probe = { .url = "/health/ready"; .interval = 1s; .timeout = 2s; .window = 3; .threshold = 2; .initial = 2; }
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (req.http.Authorization != "Bearer ${token}") { return (synth(403)); }
    # Softly: what is purged is shown once more while it is fetched anew, and for as long as that fails.
    return (synth(200, "Purged " + xkey.softpurge(req.http.Surrogate-Key)));
  }
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  # No two of these answers are alike.
  if (req.url ~ "^/(rest/(?!following|liveEntries)|(captcha|vast|health)([/?]|$)|(\w+/)?connection$|live/[^/]+/[^/]+\.m3u8)") {
    return (pass);
  }
  # Desktop view is one reader's alone; no other cookie changes a page.
  if (req.http.Cookie ~ "_responsive=") { return (pass); }
  unset req.http.Cookie;

  if (req.http.Accept-Encoding ~ "br") { set req.http.Accept-Encoding = "br"; }
  elsif (req.http.Accept-Encoding ~ "gzip") { set req.http.Accept-Encoding = "gzip"; }
  else { unset req.http.Accept-Encoding; }

  # stale-while-revalidate while the newsroom answers, stale-if-error where it does not: what vcl_synth sends back here.
  set req.grace = 30s;
  if (req.restarts > 0 || !std.healthy(newsroom)) { set req.grace = 24h; }
  if (req.restarts > 0) { set req.http.X-Last-Try = "1"; } else { unset req.http.X-Last-Try; }
  return (hash);
}

sub vcl_backend_response {
  # What the cache can answer in its place comes from there; the last try may tell the reader what is wrong.
  if (beresp.status >= 500 && !bereq.uncacheable) {
    if (!bereq.http.X-Last-Try) { return (abandon); }
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    set beresp.uncacheable = true;
    return (deliver);
  }
  # Purged by key before that; other caches go by Cache-Control.
  if (beresp.http.CDN-Cache-Control ~ "max-age=") {
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*max-age=(\d+).*$", "\1s"), 60s);
  }
  if (beresp.ttl > 0s) { set beresp.grace = 24h; }
}

sub vcl_backend_error {
  if (!bereq.uncacheable && !bereq.http.X-Last-Try) { return (abandon); }
}

sub vcl_synth {
  if (resp.status >= 500 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) { return (restart); }
}

sub vcl_deliver {
  if (obj.hits > 0) { set resp.http.X-Cache = "hit"; } else { set resp.http.X-Cache = "miss"; }
  # That of the request that fetched the page, and what is for the cache alone.
  unset resp.http.X-Request-ID;
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.Surrogate-Control;
  unset resp.http.Cache-Tag;
  unset resp.http.CDN-Cache-Control;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
}
