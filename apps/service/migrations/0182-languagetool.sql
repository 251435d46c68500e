-- Whether the tenant's users may call LanguageTool's protocol (decision F7), and how often in a minute.
alter table tenant_settings add column languagetool_api boolean not null default false;
alter table tenants add column languagetool_calls_per_minute integer not null default 1200
  check (languagetool_calls_per_minute > 0);

-- Windows of several limits side by side.
alter table rate_window add column bucket text not null default 'text-calls';
alter table rate_window drop constraint rate_window_pkey, add primary key (tenant_id, bucket, window_start);
