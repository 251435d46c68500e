-- The OIDC issuer that speaks for a tenant. One issuer may be registered for several tenants; its tokens
-- are believed for a tenant only under that tenant's own registration.
create table identity_configurations (
  tenant_id text primary key references tenants,
  issuer text not null,
  audience text not null,
  jwks_uri text not null,
  -- Whether `jwks_uri` was given, rather than found by discovery.
  jwks_uri_given boolean not null,
  roles_claim text,
  studio_client_id text,
  strict_typ boolean,
  registered_at timestamptz not null default now()
);
alter table identity_configurations enable row level security;
alter table identity_configurations force row level security;
grant select on identity_configurations to semmai_identity;
create policy identity on identity_configurations for select to semmai_identity using (true);
grant select, insert, update, delete on identity_configurations to semmai_operator;
create policy operator on identity_configurations to semmai_operator using (true) with check (true);
