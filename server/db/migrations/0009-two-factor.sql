-- A second factor at sign-in, as the accounts library keeps it: the secret and the backup codes are encrypted
-- with the key that follows from AUTH_SECRET.
alter table auth."user" add column "twoFactorEnabled" boolean not null default false;
create table auth."twoFactor" (
  id uuid primary key default gen_random_uuid(),
  "userId" uuid not null unique references auth."user" on delete cascade,
  secret text not null,
  "backupCodes" text not null,
  verified boolean not null default true,
  "failedVerificationCount" integer not null default 0,
  "lockedUntil" timestamptz
);

-- Who comes by a provider is found by the account there, and an account there is one person here.
create unique index on auth.account ("providerId", "accountId");
