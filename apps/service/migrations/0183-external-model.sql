-- Whether texts of the tenant may be sent to the external model (decision F10).
alter table tenant_settings add column external_model text not null default 'allowed'
  check (external_model in ('allowed', 'forbidden'));
