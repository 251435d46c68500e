-- Whether users of a tenant may have access tokens (decision F6).
alter table tenant_settings add column access_tokens boolean not null default false;

-- Tokens for programs that cannot sign in: bound to the principal that made them, and good for the routes of
-- decision F7 only. What lies here is a keyed hash; the token itself is shown once and kept nowhere.
create table access_tokens (
  tenant_id text not null references tenants,
  token_id uuid not null,
  token_hash bytea not null unique,
  name text not null,
  scopes text[] not null,
  issuer text not null,
  subject text not null,
  -- The same hash of issuer and subject as of operations.
  principal text not null,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  primary key (tenant_id, token_id)
);
create index access_tokens_own on access_tokens (tenant_id, principal, token_id);
create index access_tokens_expiry on access_tokens (expires_at);
alter table access_tokens enable row level security;
alter table access_tokens force row level security;
grant select, insert, delete, update (last_used_at) on access_tokens to semmai_tenant;
create policy tenant on access_tokens to semmai_tenant
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
-- A token says whose it is only once its row is found.
grant select on access_tokens to semmai_identity;
create policy identity on access_tokens for select to semmai_identity using (true);
-- The retention sweep deletes what expired long ago.
grant select, delete on access_tokens to semmai_worker;
create policy worker on access_tokens to semmai_worker using (expires_at < now() - interval '30 days');

-- Nodes keep a token that they know for some seconds; its revocation tells them at once.
create trigger tenant_changed after delete on access_tokens
  for each row execute function notify_tenant_changed();
