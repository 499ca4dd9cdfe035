import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { DatabaseKind } from './database-kind.ts'
import * as content from './migrations/001-content.ts'
import * as visitors from './migrations/002-visitors.ts'
import * as keluhanPersetujuan from './migrations/003-keluhan-persetujuan.ts'
import * as memberPindah from './migrations/004-member-pindah.ts'
import * as banyakData from './migrations/005-banyak-data.ts'
import * as privasi from './migrations/006-privasi.ts'
import * as batasLaju from './migrations/007-batas-laju.ts'
import * as staf from './migrations/008-staf.ts'
import * as terbit from './migrations/009-terbit.ts'
import * as mejaReservasi from './migrations/010-meja-reservasi.ts'
import * as pengecualianJadwal from './migrations/011-pengecualian-jadwal.ts'
import * as dasbor from './migrations/012-dasbor.ts'
import * as jawabanSiap from './migrations/013-jawaban-siap.ts'
import * as altUrungkan from './migrations/014-alt-urungkan.ts'
import * as kunciPermintaan from './migrations/015-kunci-permintaan.ts'
import * as teksSiap from './migrations/016-teks-siap.ts'
import type { Schema } from './schema.ts'

type OurMigration = { up(db: Kysely<Schema>, kind: DatabaseKind): Promise<void> }

const migrations: Record<string, OurMigration> = {
	'001-content': content,
	'002-visitors': visitors,
	'003-keluhan-persetujuan': keluhanPersetujuan,
	'004-member-pindah': memberPindah,
	'005-banyak-data': banyakData,
	'006-privasi': privasi,
	'007-batas-laju': batasLaju,
	'008-staf': staf,
	'009-terbit': terbit,
	'010-meja-reservasi': mejaReservasi,
	'011-pengecualian-jadwal': pengecualianJadwal,
	'012-dasbor': dasbor,
	'013-jawaban-siap': jawabanSiap,
	'014-alt-urungkan': altUrungkan,
	'015-kunci-permintaan': kunciPermintaan,
	'016-teks-siap': teksSiap,
}

/** Every step that this version knows, oldest first. */
export const migrationNames = Object.keys(migrations)

/** Brings the schema up to date and tells how many steps that took. The caller holds the start lock. */
export async function migrate(db: Kysely<Schema>, kind: DatabaseKind): Promise<number> {
	const { error, results = [] } = await migrator(db, kind).migrateToLatest()
	if (error) throw error
	return results.length
}

/** True when nothing is left to migrate. */
export async function isMigrated(db: Kysely<Schema>, kind: DatabaseKind): Promise<boolean> {
	const known = await migrator(db, kind).getMigrations()
	return known.every((migration) => migration.executedAt !== undefined)
}

function migrator(db: Kysely<Schema>, kind: DatabaseKind): Migrator {
	const provided = Object.entries(migrations).map(([name, { up }]): [string, Migration] => [
		name,
		{ up: (migrating) => up(migrating as Kysely<Schema>, kind) },
	])
	return new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries(provided) } })
}
