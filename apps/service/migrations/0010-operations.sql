-- Operations (interface 2.6, 3.1). A row is the truth about its operation; a task of the queue only says "look".
create table operation (
  tenant_id text not null,
  operation_id uuid not null,
  request_id text not null,
  endpoint text not null check (endpoint in ('proofread', 'essay-critique', 'onboarding-certify')),
  status text not null check (status in ('queued', 'running', 'succeeded', 'failed', 'cancelled')),
  -- Keyed to issuer and subject of the creator's token.
  principal text not null,
  message_language text not null default 'ta' check (message_language in ('ta', 'en')),
  -- The submitted request; erased when the operation ends.
  payload json,
  -- `json` keeps the body as it was sent: members in their order.
  result json,
  error json,
  provider text,
  model text,
  latency_ms double precision,
  progress real,
  -- Counts claims, and fences them: only the holder of the current attempt may write.
  attempt integer not null default 0,
  -- Of a running operation: until when its holder keeps it. Past: free to be claimed again.
  lease_until timestamptz,
  -- Of a queued operation: not to be claimed earlier.
  run_after timestamptz not null default now(),
  -- How long it may run, counted from the first claim.
  deadline_ms integer not null,
  deadline_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  completed_at timestamptz,
  -- When the result is to be erased; from then on the row is a tombstone.
  expires_at timestamptz,
  erased_at timestamptz,
  primary key (tenant_id, operation_id),
  check ((status in ('succeeded', 'failed', 'cancelled')) = (completed_at is not null)),
  check (completed_at is null or payload is null),
  check (result is null or status = 'succeeded'),
  check (error is null or status = 'failed')
) with (fillfactor = 90, autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);

create index operation_queued on operation (tenant_id, run_after, operation_id) where status = 'queued';
create index operation_running on operation (lease_until) where status = 'running';
create index operation_open on operation (tenant_id) where status in ('queued', 'running');
create index operation_own on operation (tenant_id, principal, operation_id);
create index operation_expiry on operation (expires_at) where erased_at is null;
create index operation_tombstone on operation (expires_at) where erased_at is not null;

alter table operation enable row level security;
alter table operation force row level security;
grant select, insert, update, delete on operation to semmai_tenant, semmai_worker;
create policy tenant on operation to semmai_tenant
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
-- A worker claims, takes over and erases across tenants; with a tenant set it sees that tenant only.
create policy worker on operation to semmai_worker
  using (current_tenant() is null or tenant_id = current_tenant())
  with check (current_tenant() is null or tenant_id = current_tenant());

-- Idempotency keys (decision B5). The platform's operator has no tenant: its rows have the tenant ''.
create table idempotency_key (
  tenant_id text not null,
  principal text not null,
  key text not null,
  -- Keyed hash of method, path and canonical body: no submitted text, no credential.
  fingerprint bytea not null,
  -- Raised by every claim: who holds an older one commits nothing.
  fence bigint not null default 1,
  lease_until timestamptz not null,
  status_code integer,
  headers json,
  body json,
  -- The operation whose result is the body, where the body is not kept here.
  operation_id uuid,
  completed_at timestamptz,
  expires_at timestamptz not null,
  primary key (tenant_id, principal, key)
);

create index idempotency_key_expiry on idempotency_key (expires_at);

alter table idempotency_key enable row level security;
alter table idempotency_key force row level security;
grant select, insert, update, delete on idempotency_key to semmai_tenant, semmai_operator;
grant select, delete on idempotency_key to semmai_worker;
create policy tenant on idempotency_key to semmai_tenant
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy operator on idempotency_key to semmai_operator
  using (tenant_id = '') with check (tenant_id = '');
create policy worker on idempotency_key to semmai_worker using (expires_at < now());

-- Calls that a tenant's nodes have taken from its quota, in slices, by minute (decision B9).
create table rate_window (
  tenant_id text not null,
  window_start timestamptz not null,
  taken integer not null,
  primary key (tenant_id, window_start)
);

alter table rate_window enable row level security;
alter table rate_window force row level security;
grant select, insert, update, delete on rate_window to semmai_tenant;
grant select, delete on rate_window to semmai_worker;
create policy tenant on rate_window to semmai_tenant
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy worker on rate_window to semmai_worker using (window_start < now() - interval '5 minutes');
