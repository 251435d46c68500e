-- Whether a tenant lets statements of its essays be looked up outside the service. Off until the tenant says so.
alter table tenant_settings add column fact_lookup boolean not null default false;
