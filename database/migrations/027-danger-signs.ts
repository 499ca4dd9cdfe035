import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../database-kind.ts'
import { bumpRevisionOnWrite } from './revision.ts'
import { type Column, createTable, textOrNull } from './table.ts'

const empty: Column = { type: 'text', default: '' }
const emptyList: Column = { type: 'text', default: '[]' }

type Both = {
	keluhan: { id: string; kata: string; darurat: number; urutan: number }
	tandaBahaya: { id: string; ditambah: string }
}

/**
 * The group of a hospital's own sign, by the first row that matches it; the group decides the first aid that visitors
 * read. A migration never changes, so it cannot ask the built-in list, which does.
 */
const groups: [kata: RegExp, kelompok: string][] = [
	[/bunuh|akhiri hidup|menyakiti diri/, 'bunuh-diri'],
	[/perkosa|leceh|kekerasan|kdrt/, 'kekerasan'],
	[/pingsan|kejang|sadar/, 'kesadaran'],
	[/hamil|janin|ketuban|lahir|persalinan/, 'kehamilan'],
	[/lumpuh|pelo|stroke|mencong/, 'stroke'],
	[/sesak|napas|nafas|sedak|tenggelam|asma/, 'napas'],
	[/dada|jantung/, 'jantung'],
	[/darah/, 'perdarahan'],
	[/racun|overdosis|telan/, 'keracunan'],
	[/alergi/, 'alergi'],
	[/gigit|sengat(?!.*listrik)/, 'gigitan'],
	[/bakar|listrik|setrum|siram/, 'luka-bakar'],
	[/\bmata\b/, 'mata'],
	[/patah|jatuh|celaka|tabrak|bentur|luka|cedera/, 'kecelakaan'],
	[/bayi|anak/, 'bayi'],
	[/demam|panas/, 'demam-berbahaya'],
	[/nyeri|sakit/, 'nyeri-hebat'],
]
/** Its first aid (recovery position, loose clothes) is safe in every emergency. */
const OTHER = 'kesadaran'

/** What the form of the list takes. */
const MIN_LENGTH = 2
const beforeFirstWord = /^[^\p{L}\p{N}]+/u

/** What a hospital changed in the built-in danger signs, in one row; and the specialties of its clinics. */
export async function up(untyped: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
	await createTable(untyped, 'tandaBahaya', {
		ditambah: emptyList,
		dimatikan: emptyList,
		kalimat: emptyList,
		bantuan: emptyList,
		dibacaOleh: empty,
		dibacaPada: textOrNull,
	})
	await bumpRevisionOnWrite(untyped, kind, 'tandaBahaya')
	await untyped.schema
		.alterTable('poliKlinik')
		.addColumn('spesialisasi', 'text', (column) => column.notNull().defaultTo('[]'))
		.execute()
	await moveSigns(untyped.withTables<Both>())
	await untyped.schema.alterTable('keluhan').dropColumn('darurat').execute()
}

/** Complaints that staff marked as dangerous become signs of the hospital; several clinics may share one. */
async function moveSigns(db: Kysely<Both>): Promise<void> {
	const rows = await db
		.selectFrom('keluhan')
		.select('kata')
		.where('darurat', '=', 1)
		.orderBy('urutan')
		.orderBy('id')
		.execute()
	const ditambah = signsOf(rows.map(({ kata }) => kata))
	if (ditambah.length === 0) return
	await db
		.insertInto('tandaBahaya')
		.values({ id: 'utama', ditambah: JSON.stringify(ditambah) })
		.execute()
	await db.deleteFrom('keluhan').where('darurat', '=', 1).execute()
}

/** The signs for these complaints. An export of an earlier version has them too. */
export function signsOf(complaints: string[]): { kelompok: string; kata: string }[] {
	const words = complaints.map((kata) => kata.toLowerCase().replace(beforeFirstWord, ''))
	const signs = [...new Set(words)].filter((kata) => kata.length >= MIN_LENGTH)
	return signs.map((kata) => ({ kelompok: groupOf(kata), kata }))
}

const groupOf = (kata: string) => groups.find(([words]) => words.test(kata))?.[1] ?? OTHER
