import type { ColumnType } from 'kysely'

/** Times come back as Date and are written by the database's own clock. */
export type Time = ColumnType<Date, Date | string | undefined, Date | string>
export type TimeOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
export type Json<T> = ColumnType<T, string, string>
