import { type RawBuilder, sql } from 'kysely'
import { TINJAU_HARI } from '../../../contract/artikel/staff/artikel.ts'

/** A condition on a row of a list, at this moment. */
export type Need = (now: number) => RawBuilder<boolean>

const DAY_MS = 86_400_000

/** Published articles that need something; the list filters by `perlu`, and the start page counts with the same conditions. */
export const artikelNeeds: Record<'gambar' | 'alt' | 'tinjau', Need> = {
	gambar: () => sql<boolean>`"artikel"."status" = 'terbit' and "artikel"."artikelMedia" = '[]'`,
	alt: () => sql<boolean>`"artikel"."status" = 'terbit' and exists (
		select 1 from "gambar" where "gambar"."folder" = 'artikel' and "gambar"."alt" = '' and "gambar"."hiasan" = 0
		and "artikel"."artikelMedia" like '%"' || "gambar"."file" || '"%')`,
	tinjau: (now) => sql<boolean>`"artikel"."status" = 'terbit' and "artikel"."updatedAt" < ${now}
		- ${DAY_MS} * coalesce((select "tinjauHari" from "artikelSetting" limit 1), ${TINJAU_HARI})`,
}

export const dokterNeeds: Record<'jadwal', Need> = {
	jadwal: () => sql<boolean>`"dokter"."tampil" = 1 and not exists (
		select 1 from "jadwalWaktu" where "jadwalWaktu"."dokterId" = "dokter"."id")`,
}
