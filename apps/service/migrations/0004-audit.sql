-- The newest link of each tenant's chain of audit events.
create table audit_chains (
  tenant_id text primary key references tenants,
  seq bigint not null,
  hash text not null
);
alter table audit_chains enable row level security;
alter table audit_chains force row level security;
grant select on audit_chains to semmai_tenant, semmai_worker, semmai_operator;
create policy tenant on audit_chains for select to semmai_tenant, semmai_worker using (tenant_id = current_tenant());
create policy operator on audit_chains for select to semmai_operator using (true);
-- Only the two functions below write it; they run as the owner.
create policy chain on audit_chains to current_user using (true) with check (true);

create table audit_events (
  tenant_id text not null references tenants,
  seq bigint not null check (seq > 0),
  event_id uuid not null unique,
  type text not null,
  occurred_at timestamptz(3) not null,
  outcome text not null check (outcome in ('success', 'failure')),
  actor jsonb not null,
  source_ip text,
  request_id text,
  target jsonb,
  details jsonb not null,
  prev_hash text not null,
  hash text not null,
  primary key (tenant_id, seq)
);
create index audit_events_by_type on audit_events (tenant_id, type, seq);
alter table audit_events enable row level security;
alter table audit_events force row level security;
-- Append-only: no role may update or delete.
grant select, insert on audit_events to semmai_tenant, semmai_worker, semmai_operator;
create policy tenant on audit_events to semmai_tenant, semmai_worker
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy operator on audit_events to semmai_operator using (true) with check (true);

-- Gives the newest link and holds the chain until the transaction ends, so that the next link follows it.
create function lock_audit_chain(chain_of text) returns table (seq bigint, hash text)
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if chain_of is distinct from current_tenant() and current_setting('role') <> 'semmai_operator' then
    raise insufficient_privilege using message = 'the audit chain of another tenant';
  end if;
  insert into audit_chains values (chain_of, 0, repeat('0', 64)) on conflict do nothing;
  return query select c.seq, c.hash from audit_chains c where c.tenant_id = chain_of for update;
end $$;

-- Whoever inserts, the database itself admits only the next link, and moves the head on.
create function link_audit_event() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update audit_chains set seq = new.seq, hash = new.hash
  where tenant_id = new.tenant_id and seq = new.seq - 1 and hash = new.prev_hash;
  if not found then
    raise integrity_constraint_violation using message = 'the audit event does not follow the newest one';
  end if;
  return new;
end $$;
create trigger link before insert on audit_events for each row execute function link_audit_event();
