import { type Kysely, sql } from 'kysely'
import { hashAudit } from '../audit-hash.ts'
import type { DatabaseKind } from '../database-kind.ts'
import { createTable, int, text, textOrNull } from './table.ts'

interface Entry {
	id: string
	stafId: string | null
	stafNama: string
	aksi: string
	sumber: string
	sumberId: string
	label: string
	sebelum: string | null
	sesudah: string | null
	createdAt: number
}

interface Tables {
	auditLama: Entry
	audit: Entry & { urutan: number; hashSebelum: string; hash: string }
	auditRantai: { id: number; urutan: number; hash: string; hapusUrutan: number; hapusHash: string }
}

const PAGE = 500

/**
 * The audit trail becomes append-only, and each entry has the hash of the one before it. `stafId` is no reference any
 * more: deleting an account would change its entries.
 */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
	for (const columns of ['createdAt_id', 'sumber_sumberId_createdAt', 'stafId_createdAt'])
		await db.schema.dropIndex(`audit_${columns}`).execute()
	await db.schema.alterTable('audit').renameTo('auditLama').execute()
	await createTable(
		db,
		'audit',
		{
			stafId: textOrNull,
			stafNama: text,
			aksi: text,
			sumber: text,
			sumberId: text,
			label: text,
			sebelum: textOrNull,
			sesudah: textOrNull,
			createdAt: int,
			urutan: int,
			hashSebelum: text,
			hash: text,
		},
		{
			unique: [['urutan']],
			index: [
				['createdAt', 'id'],
				['sumber', 'sumberId', 'createdAt'],
				['stafId', 'createdAt'],
			],
		},
	)
	await createTable(
		db,
		'auditRantai',
		{ id: int, urutan: int, hash: text, hapusUrutan: int, hapusHash: text },
		{
			primaryKey: ['id'],
		},
	)
	await chainEntries(db as Kysely<Tables>)
	await db.schema.dropTable('auditLama').execute()
	await refuseChanges(db, kind)
}

async function chainEntries(db: Kysely<Tables>): Promise<void> {
	let urutan = 0
	let hash = ''
	while (true) {
		const page = await db
			.selectFrom('auditLama')
			.selectAll()
			.orderBy('createdAt')
			.orderBy('id')
			.offset(urutan)
			.limit(PAGE)
			.execute()
		for (const { id, stafId, stafNama, aksi, sumber, sumberId, label, sebelum, sesudah, createdAt } of page) {
			urutan += 1
			const row = { id, stafId, stafNama, aksi, sumber, sumberId, label, sebelum, sesudah, createdAt }
			const chained = { ...row, urutan, hashSebelum: hash }
			hash = hashAudit(chained)
			await db
				.insertInto('audit')
				.values({ ...chained, hash })
				.execute()
		}
		if (page.length < PAGE) break
	}
	await db.insertInto('auditRantai').values({ id: 1, urutan, hash, hapusUrutan: 0, hapusHash: '' }).execute()
}

/** Retention may delete up to the place that it wrote into `auditRantai`. */
async function refuseChanges(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
	const statements =
		kind === 'postgres'
			? [
					`create function "tolakUbahAudit"() returns trigger language plpgsql as $$
					begin
						if tg_op = 'DELETE' then
							if old."urutan" <= (select "hapusUrutan" from "auditRantai" where "id" = 1) then
								return old;
							end if;
						end if;
						raise exception 'the audit trail is append-only';
					end $$`,
					`create trigger "audit_tetap" before update or delete on "audit"
					for each row execute function "tolakUbahAudit"()`,
					`create trigger "audit_tetap_semua" before truncate on "audit"
					for each statement execute function "tolakUbahAudit"()`,
				]
			: [
					`create trigger "audit_tetap_update" before update on "audit"
					begin select raise(abort, 'the audit trail is append-only'); end`,
					`create trigger "audit_tetap_delete" before delete on "audit"
					when old."urutan" > (select "hapusUrutan" from "auditRantai" where "id" = 1)
					begin select raise(abort, 'the audit trail is append-only'); end`,
				]
	for (const statement of statements) await sql.raw(statement).execute(db)
}
