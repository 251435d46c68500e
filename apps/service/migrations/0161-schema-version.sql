-- Nodes without the owner's address check at their start that every migration they need has been applied.
grant select on schema_migrations to semmai_worker;
