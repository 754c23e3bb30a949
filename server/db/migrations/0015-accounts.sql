-- A code of an authenticator app opens one sign-in (RFC 6238, 5.2): the half minute since 1970 of the last that did.
alter table auth."twoFactor" add column "lastUsedStep" bigint;
