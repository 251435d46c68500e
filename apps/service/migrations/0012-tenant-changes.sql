-- Nodes keep what they know of a tenant for some seconds; a change tells them at once.
create function notify_tenant_changed() returns trigger
language plpgsql as $$
begin
  perform pg_notify('tenant_changed', coalesce(new.tenant_id, old.tenant_id));
  return null;
end $$;

create trigger tenant_changed after insert or update or delete on tenants
  for each row execute function notify_tenant_changed();
create trigger tenant_changed after insert or update or delete on tenant_settings
  for each row execute function notify_tenant_changed();
