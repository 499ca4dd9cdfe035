import { z } from 'zod'
import { contentNames, contentTypes } from '../../../contract/content/content-types.ts'
import { isPictureName } from '../../../contract/media/picture-places.ts'
import type { Schema, tables } from '../../../database/schema.ts'

export type Table = keyof typeof tables

/**
 * What an archive holds of the database. A declared kind of content is in it; any other new table belongs into one of
 * the three lists, or into `leftOut` with the reason. docs/export.md describes each file.
 */

/** The tables of declared content refer to no other table. */
export const declaredTables = contentNames.map((name) => contentTypes[name].table)

/** `content/<table>.json`: a list of records. A table follows those that it references. */
export const contentTables = [
	...declaredTables,
	...(['webSetting', 'webTeks', 'webMerek', 'webSettingSosmed'] as const),
	...(['berandaBanner', 'popupInformation'] as const),
	...(['poliKlinik', 'tandaBahaya', 'dokter', 'jadwalPengecualian'] as const),
	...(['testimoniGoogle', 'gallery'] as const),
	...(['artikelSetting', 'artikel', 'artikelVersi', 'artikelKomentar', 'kataKomentar'] as const),
	...(['shopSetting', 'shopHariTutup', 'antreanSetting'] as const),
	...(['shopUsia', 'shopItem'] as const),
	...(['gambar', 'alihan', 'ringkasanHarian', 'peranSendiri', 'notifikasi', 'simrs', 'sinkronisasi'] as const),
] satisfies readonly Table[]

/** `patients/<table>.ndjson`: a record in each line, with `--with-patients` alone. */
export const patientTables = [
	...(['member', 'memberPasien', 'persetujuan', 'shopKeranjang', 'shopReservasi', 'antreanNomor', 'drafWa'] as const),
] satisfies readonly Table[]

export interface Within {
	owner: Table
	/** Names the owner. */
	column: string
	/** Where the list stands in the owner's record. */
	place: string
	/** The column that is called `id` there: what the owner is linked to. */
	id?: string
	/** There is one row at most: it stands there itself, or one of its columns. */
	single?: true | string
}

/** Rows that stand within the record of their owner, as the API has them. */
export const withinTables = {
	keluhan: { owner: 'poliKlinik', column: 'poliKlinikId', place: 'keluhan' },
	dokterPoliKlinik: { owner: 'dokter', column: 'dokterId', place: 'poliKlinik', id: 'poliKlinikId' },
	jadwalWaktu: { owner: 'dokter', column: 'dokterId', place: 'jadwal.waktu' },
	jadwalKeterangan: { owner: 'dokter', column: 'dokterId', place: 'jadwal.keterangan' },
	dokterView: { owner: 'dokter', column: 'dokterId', place: 'countView', single: 'countView' },
	artikelDokter: { owner: 'artikel', column: 'artikelId', place: 'dokter', id: 'dokterId' },
	artikelView: { owner: 'artikel', column: 'artikelId', place: 'countView', single: 'countView' },
	shopItemUsia: { owner: 'shopItem', column: 'shopItemId', place: 'usia', id: 'usiaId' },
	shopReservasiItem: { owner: 'shopReservasi', column: 'reservasiId', place: 'reservasiItem' },
	antrean: { owner: 'shopReservasi', column: 'reservasiId', place: 'antrean', single: true },
} as const satisfies Partial<Record<Table, Within>>

type Archived = (typeof contentTables | typeof patientTables)[number] | keyof typeof withinTables

const SIGN_IN = 'accounts, passwords, sessions and second factors never leave the installation'
const TOKENS = 'a hash of a token: devices are connected again'
const AUDIT = 'the audit trail proves what happened in this installation, and is worth nothing elsewhere'
const MACHINE = 'the state of this installation'

/** Tables that no archive holds, and why. */
export const leftOut: Record<Exclude<keyof Schema, Archived>, string> = {
	staf: SIGN_IN,
	stafAkun: SIGN_IN,
	stafSesi: SIGN_IN,
	stafVerifikasi: SIGN_IN,
	stafTotp: SIGN_IN,
	stafPasskey: SIGN_IN,
	stafTautan: SIGN_IN,
	stafGagal: SIGN_IN,
	stafKodeTerpakai: SIGN_IN,
	memberPerangkat: TOKENS,
	memberPindah: TOKENS,
	nikKunci: 'names of encryption keys; the archive holds the values in plain text, and the import encrypts them again',
	webhook: 'addresses and secrets of other systems: they are connected again',
	kunciApi: 'hashes of the keys of other systems: they are connected again',
	kotakKeluar: 'messages that are under way: the other installation would send them again',
	emailAlamat: 'keyed hashes; what the owner of an address said is `keputusanEmail` of the member',
	peristiwa: AUDIT,
	peristiwaRantai: AUDIT,
	pembacaPeristiwa: AUDIT,
	webVisitor: 'records of visits, kept for a short time; their totals are ringkasanHarian',
	pengunjungGaram: 'the salt of a day, which is to be forgotten',
	dokterPengunjung: 'hashes of the visitors of a day',
	sampah: 'deleted by staff',
	ikutTerhapus: 'deleted by staff',
	tautanMati: 'found again by the weekly check',
	video: 'fetched again',
	panduan: MACHINE,
	tugas: MACHINE,
	revisi: MACHINE,
	diubah: MACHINE,
	migrasiCocok: MACHINE,
}

export const MANIFEST = 'manifest.json'
export const README = 'README.md'
const PICTURES = 'pictures/'

export const FORMAT = 'rs-yasmin-archive'
/** Increased when an older product would misread an archive. New files and fields with a default do not increase it. */
export const VERSION = 1

export const contentFile = (table: Table) => `content/${table}.json`
export const patientFile = (table: Table) => `patients/${table}.ndjson`
export const pictureFile = (picture: string) => PICTURES + picture

const known = new Set([README, MANIFEST, ...contentTables.map(contentFile), ...patientTables.map(patientFile)])

/** `<folder>/<file>` of a file in `pictures/`; null for any other. */
export const pictureOf = (path: string): string | null =>
	path.startsWith(PICTURES) ? path.slice(PICTURES.length) : null

/** Whether an archive may hold this file: no other path is read, so none can lead out of a folder. */
export const isArchivePath = (path: string): boolean => known.has(path) || isPictureName(pictureOf(path) ?? '')

const file = z.object({
	path: z.string().max(300),
	bytes: z.int().min(0),
	sha256: z.string().regex(/^[0-9a-f]{64}$/),
})
export type ArchivedFile = z.infer<typeof file>

export const archiveManifest = z.object({
	format: z.literal(FORMAT),
	version: z.literal(VERSION),
	product: z.object({ name: z.string(), version: z.string() }),
	createdAt: z.iso.datetime(),
	/** True when it holds what belongs to patients. */
	withPatients: z.boolean(),
	/** Records by table, and pictures. */
	counts: z.record(z.string(), z.int()),
	/** Pictures that the content names and the hospital does not have. */
	missingPictures: z.array(z.string()),
	/** Every file but this one. */
	files: z.array(file),
})
export type ArchiveManifest = z.infer<typeof archiveManifest>
