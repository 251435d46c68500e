-- One role a purpose. A transaction takes one of them; the login role itself has no rights.
-- Roles belong to the whole cluster: another database of it may have created them already, or be doing so now.
do $$
declare
  purpose text;
begin
  foreach purpose in array array['semmai_tenant', 'semmai_worker', 'semmai_identity', 'semmai_operator'] loop
    begin
      execute format('create role %I nologin nosuperuser nobypassrls', purpose);
    exception when duplicate_object or unique_violation then
      null;
    end;
  end loop;
end $$;

-- The tenant of this transaction; null, which equals no tenant, where none is set.
-- After a transaction the setting is '' instead of unset.
create function current_tenant() returns text
language sql stable parallel safe
return nullif(current_setting('app.tenant_id', true), '');
