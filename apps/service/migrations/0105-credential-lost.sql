-- Since when the secret store no longer has the key that `secret_ref` names; null: it was there when last read.
alter table credentials add column lost_at timestamptz(3);
