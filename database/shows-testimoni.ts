import { sql } from 'kysely'

/** Whether the hospital shows testimonials and its rating: some may not advertise with them. */
export const showsTestimoni = sql<boolean>`not exists (select 1 from "webSetting" where "tampilTestimoni" = 0)`
