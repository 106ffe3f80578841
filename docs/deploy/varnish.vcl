vcl 4.1;

# Varnish in front of the processes, as the cache that PURGE_URL names. Debian: apt-get install varnish varnish-modules.
# Replace the addresses, the token and, where TLS ends on another machine, the address in `terminators`.
# The processes run with TRUST_PROXY=true PURGE_URL=http://10.0.0.10:6081/purge PURGE_TOKEN=the-token-below.

import directors;
import std;
import var;
import vtc;
import xkey;

probe health {
    .url = "/healthz";
    .interval = 1s;
    .timeout = 3s;
    .window = 2;
    .threshold = 1;
    .initial = 1;
}
backend first { .host = "10.0.0.11"; .port = "4321"; .probe = health; .connect_timeout = 2s; }
backend second { .host = "10.0.0.12"; .port = "4321"; .probe = health; .connect_timeout = 2s; }

# The web server that ends TLS. It names the visitor in X-Forwarded-For.
acl terminators { "127.0.0.1"; }

sub vcl_init {
    new processes = directors.round_robin();
    processes.add_backend(first);
    processes.add_backend(second);
    # Of a purge that was never, nobody could say whether it is still the last one.
    var.global_set("purge", "0");
}

sub vcl_recv {
    set req.backend_hint = processes.backend();
    # Varnish has added its own client. The processes believe the last entry.
    if (client.ip ~ terminators) {
        set req.http.X-Forwarded-For = regsub(req.http.X-Forwarded-For, ",[^,]*$", "");
    }

    if (req.url == "/purge") {
        if (req.method != "POST" || req.http.Authorization != "Bearer replace-this-token") {
            return (synth(404));
        }
        # First, nothing that is being fetched may be kept any more; see vcl_backend_response. What had passed
        # that check just before is in the cache a moment later. Then everything with one of the tags is dropped.
        var.global_set("purge", req.xid);
        vtc.sleep(20ms);
        set req.http.X-Dropped = xkey.purge(req.http.Cache-Tag);
        return (synth(200));
    }

    # No cookie means anything to the site.
    unset req.http.Cookie;
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
}

sub vcl_backend_fetch {
    if (bereq.url ~ "^/api/products/import") {
        set bereq.first_byte_timeout = 1h;
    }
    set bereq.http.X-Purge = var.global_get("purge");
}

sub vcl_backend_response {
    # Only a time that is meant for caches like this one counts, or files that never change.
    if (beresp.http.CDN-Cache-Control ~ "max-age=[0-9]+") {
        set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*max-age=([0-9]+).*$", "\1s"), 0s);
    } elsif (beresp.http.Cache-Control !~ "immutable") {
        set beresp.ttl = 0s;
    }
    set beresp.grace = 0s;
    set beresp.keep = 0s;
    if (beresp.status != 200) {
        set beresp.ttl = 0s;
    }
    if (beresp.ttl <= 0s) {
        # Remembers for a while that visitors need not wait for each other here.
        set beresp.ttl = 120s;
        set beresp.uncacheable = true;
    } elsif (bereq.http.X-Purge != var.global_get("purge")) {
        # It was asked for before the last purge, so it may show what was dropped by then. Others who wait for
        # it ask for themselves.
        set beresp.ttl = 0s;
        set beresp.uncacheable = true;
    }
    set beresp.http.xkey = beresp.http.Cache-Tag;
    # What follows by default obeys Cache-Control, which is meant for browsers here.
    return (deliver);
}

sub vcl_deliver {
    unset resp.http.xkey;
    unset resp.http.Cache-Tag;
    unset resp.http.CDN-Cache-Control;
}

sub vcl_backend_error {
    set beresp.status = 503;
    set beresp.http.Retry-After = "5";
    set beresp.http.Cache-Control = "no-store";
    set beresp.http.Content-Security-Policy = "default-src 'none'; frame-ancestors 'none'";
    set beresp.http.X-Content-Type-Options = "nosniff";
    if (bereq.url ~ "^/api/") {
        set beresp.http.Content-Type = "application/json";
        set beresp.body = """{"success":false,"error":"Unsere Daten sind gerade nicht erreichbar. Bitte versuchen Sie es in einem Augenblick erneut."}""";
    } elsif (bereq.url ~ "^/en([/?]|$)") {
        set beresp.http.Content-Type = "text/html; charset=utf-8";
        set beresp.body = """<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Page not available at the moment</title><h1>This page is not available at the moment</h1>
<p>Please load it again in a moment.</p><p><a href="/en">To the start page</a></p></html>""";
    } else {
        set beresp.http.Content-Type = "text/html; charset=utf-8";
        set beresp.body = """<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Seite gerade nicht verfügbar</title><h1>Diese Seite ist gerade nicht verfügbar</h1>
<p>Bitte laden Sie sie in einem Augenblick noch einmal.</p><p><a href="/">Zur Startseite</a></p></html>""";
    }
    return (deliver);
}
