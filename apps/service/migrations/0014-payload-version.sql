-- What the payload of an operation means, and which endpoints there are, may change with a release. While old and new
-- workers run side by side, each leaves alone what it does not understand.
alter table operation add column payload_version smallint not null default 1;
