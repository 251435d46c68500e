-- Where a tenant wants to be told what happened (decision F8). The secret lies in the tenant's secret store.
create table webhooks (
  tenant_id text not null references tenants,
  webhook_id uuid not null,
  url text not null,
  events text[] not null,
  active boolean not null default true,
  secret_ref text not null,
  -- The secret before the last rotation, which still signs until then.
  previous_secret_ref text,
  previous_until timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  last_success_at timestamptz(3),
  -- Since when every try has failed; null while the last one succeeded.
  failing_since timestamptz(3),
  last_failure text,
  disabled_at timestamptz(3),
  primary key (tenant_id, webhook_id)
);
alter table webhooks enable row level security;
alter table webhooks force row level security;
grant select, insert, update, delete on webhooks to semmai_tenant;
create policy tenant on webhooks to semmai_tenant
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, update on webhooks to semmai_worker;
create policy worker on webhooks to semmai_worker
  using (current_tenant() is null or tenant_id = current_tenant())
  with check (current_tenant() is null or tenant_id = current_tenant());
-- For the function below, which runs as the owner.
create policy owner on webhooks for select to current_user using (true);

-- What is still to be delivered: written in the transaction of its cause, deleted when it has arrived or is given up.
create table webhook_outbox (
  tenant_id text not null,
  message_id uuid not null,
  webhook_id uuid not null,
  type text not null,
  -- Ids and states only, never a text.
  data jsonb not null,
  occurred_at timestamptz(3) not null default now(),
  -- Counts claims, and fences them.
  attempt integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  primary key (tenant_id, message_id),
  foreign key (tenant_id, webhook_id) references webhooks on delete cascade
);
create index webhook_outbox_due on webhook_outbox (next_attempt_at);
create index webhook_outbox_webhook on webhook_outbox (tenant_id, webhook_id);
alter table webhook_outbox enable row level security;
alter table webhook_outbox force row level security;
grant select, delete on webhook_outbox to semmai_tenant;
create policy tenant on webhook_outbox to semmai_tenant
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, update, delete on webhook_outbox to semmai_worker;
create policy worker on webhook_outbox to semmai_worker
  using (current_tenant() is null or tenant_id = current_tenant())
  with check (current_tenant() is null or tenant_id = current_tenant());
create policy owner on webhook_outbox to current_user using (true) with check (true);

-- One message for each webhook of the tenant that wants the event.
create function announce(of_tenant text, event text, event_data jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into webhook_outbox (tenant_id, message_id, webhook_id, type, data)
  select of_tenant, gen_random_uuid(), w.webhook_id, event, event_data
  from webhooks w where w.tenant_id = of_tenant and w.active and event = any (w.events);
  if found then
    perform pg_notify('webhook_due', '');
  end if;
end $$;
revoke execute on function announce from public;

-- Synchronous calls are inserted when they have ended, so that only asynchronous operations pass here.
create function announce_operation() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform announce(new.tenant_id, 'operation.' || new.status, jsonb_strip_nulls(jsonb_build_object(
    'tenant_id', new.tenant_id, 'operation_id', new.operation_id, 'request_id', new.request_id,
    'endpoint', new.endpoint, 'status', new.status, 'error_code', new.error ->> 'code')));
  if new.endpoint = 'onboarding-certify' and new.status <> 'cancelled' then
    perform announce(new.tenant_id, 'certification.completed', jsonb_build_object(
      'tenant_id', new.tenant_id, 'operation_id', new.operation_id, 'status', new.status,
      'passed', coalesce((new.result ->> 'passed')::boolean, false)));
  end if;
  return null;
end $$;
create trigger announce after update on operation for each row
  when (old.status in ('queued', 'running') and new.status in ('succeeded', 'failed', 'cancelled'))
  execute function announce_operation();

create function announce_onboarding() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform announce(new.tenant_id, 'onboarding.state_changed', jsonb_build_object(
    'tenant_id', new.tenant_id, 'from', old.onboarding_state, 'to', new.onboarding_state));
  return null;
end $$;
create trigger announce after update on tenants for each row
  when (old.onboarding_state <> new.onboarding_state and new.deleted_at is null)
  execute function announce_onboarding();
