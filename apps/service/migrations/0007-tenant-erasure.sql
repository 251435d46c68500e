-- Nodes keep what they know of a tenant's issuer for some seconds; a change tells them at once.
create function notify_identity_changed() returns trigger
language plpgsql as $$
begin
  perform pg_notify('identity_changed', coalesce(new.tenant_id, old.tenant_id));
  return null;
end $$;
create trigger identity_changed after insert or update or delete on identity_configurations
  for each row execute function notify_identity_changed();

-- Audit events are erased with their tenant and never before. The head of the chain stays with the tombstone,
-- so that an event kept elsewhere can still be told from a forged one.
create policy owner on tenants for select to current_user using (true);
create policy erasure on audit_events to current_user using (
  exists (select from tenants t where t.tenant_id = audit_events.tenant_id and t.deleted_at is not null)
);
create function erase_audit_events(erased_tenant text) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  delete from audit_events where tenant_id = erased_tenant;
end $$;
revoke execute on function erase_audit_events from public;
grant execute on function erase_audit_events to semmai_operator;
