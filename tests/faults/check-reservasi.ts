import { type Kysely, sql } from 'kysely'
import { connectDatabase } from '../../database/connect.ts'
import type { Schema } from '../../database/schema.ts'
import { hashSecret } from '../../server/keys/hash-secret.ts'
import type { Ledger, Line } from './reservasi-load.ts'

export interface Verdict {
	/** Acknowledged, and not there as it was acknowledged. */
	lost: string[]
	/** There, and never acknowledged; or there twice. */
	doubled: string[]
	/** Anything else that must not be: sums, foreign lines, carts, orphans, wrong answers. */
	broken: string[]
}

/**
 * Compares what clients were told with what the database holds. Every fault ends here, when all clients have finished:
 * every acknowledged code exists once, with its lines at their prices and its member's patients; nothing else was made;
 * a cart is empty exactly when it was reserved; nothing hangs in the air.
 */
export async function checkReservasi(databaseUrl: string, answered: Ledger): Promise<Verdict> {
	const database = connectDatabase(databaseUrl)
	try {
		const ledger = await withInternalIds(database.db, answered)
		const { lost, doubled } = await compareCodes(database.db, ledger)
		const broken = [
			...ledger.wrong,
			...(await compareLines(database.db, ledger)),
			...(await compareCarts(database.db, ledger)),
			...(await findOrphans(database.db)),
			...(database.kind === 'sqlite' ? await findDamage(database.db) : []),
		]
		return { lost, doubled, broken }
	} finally {
		await database.close()
	}
}

/** Clients know a member by its token, the database by an internal id. */
async function withInternalIds(db: Kysely<Schema>, ledger: Ledger): Promise<Ledger> {
	const devices = await db.selectFrom('memberPerangkat').select(['memberId', 'tokenHash']).execute()
	const byHash = new Map(devices.map(({ memberId, tokenHash }) => [tokenHash, memberId]))
	const idOf = (token: string) => byHash.get(hashSecret(token)) ?? `no member of ${token}`
	return {
		...ledger,
		acknowledged: ledger.acknowledged.map((one) => ({ ...one, memberId: idOf(one.memberId) })),
		members: new Map([...ledger.members].map(([token, member]) => [idOf(token), member])),
	}
}

async function compareCodes(db: Kysely<Schema>, { acknowledged, members }: Ledger) {
	const rows = await db.selectFrom('shopReservasi').select(['id', 'kode', 'memberId', 'idempotencyKey']).execute()
	const byKode = Map.groupBy(rows, ({ kode }) => kode)
	const lost: string[] = []
	const doubled: string[] = []
	for (const { id, kode, memberId, key } of acknowledged) {
		const [row, ...more] = byKode.get(kode) ?? []
		const same = row?.id === id && row.memberId === memberId && row.idempotencyKey === key
		if (!same) lost.push(`${kode} of ${memberId}`)
		if (more.length > 0) doubled.push(`${kode} is there ${more.length + 1} times`)
	}
	const known = new Map(acknowledged.map(({ kode, key }) => [kode, key]))
	if (known.size !== acknowledged.length) doubled.push('one code was given to two reservations')
	if (new Set(known.values()).size !== known.size) doubled.push('one key gave two codes')
	for (const { kode, memberId } of rows)
		if (members.has(memberId) && !known.has(kode)) doubled.push(`${kode} was never acknowledged`)
	return { lost, doubled }
}

async function compareLines(db: Kysely<Schema>, { acknowledged, members }: Ledger): Promise<string[]> {
	const rows = await db
		.selectFrom('shopReservasiItem')
		.innerJoin('shopReservasi', 'shopReservasi.id', 'shopReservasiItem.reservasiId')
		.select(['reservasiId', 'shopItemId', 'pasienId', 'harga', 'total', 'memberId'])
		.execute()
	const byReservasi = Map.groupBy(rows, ({ reservasiId }) => reservasiId)
	return acknowledged.flatMap(({ id, kode, memberId, lines }) => {
		const found = byReservasi.get(id) ?? []
		const sum = lines.reduce((total, { harga }) => total + harga, 0)
		const foreign = found.filter(({ pasienId }) => !members.get(memberId)?.pasienIds.has(pasienId ?? ''))
		return [
			found[0]?.total === sum ? '' : `${kode} costs ${found[0]?.total} instead of ${sum}`,
			asText(found as Line[]) === asText(lines) ? '' : `${kode} holds ${asText(found as Line[])}, not ${asText(lines)}`,
			foreign.length === 0 ? '' : `${kode} holds ${foreign.length} patients of somebody else`,
		].filter(Boolean)
	})
}

async function compareCarts(db: Kysely<Schema>, { members }: Ledger): Promise<string[]> {
	const rows = await db
		.selectFrom('shopKeranjang')
		.innerJoin('shopItem', 'shopItem.id', 'shopKeranjang.shopItemId')
		.select(['shopKeranjang.memberId', 'pasienId', 'shopItemId', 'harga'])
		.execute()
	const byMember = Map.groupBy(rows, ({ memberId }) => memberId)
	return [...members].flatMap(([memberId, { cart }]) => {
		const found = asText(byMember.get(memberId) ?? [])
		return found === asText(cart) ? [] : [`the cart of ${memberId} holds '${found}', not '${asText(cart)}'`]
	})
}

const asText = (lines: Line[]) =>
	lines
		.map(({ pasienId, shopItemId, harga }) => `${pasienId}/${shopItemId}/${harga}`)
		.sort()
		.join(' ')

/** Foreign keys are looked at as well: a database that was told not to hold them would not say so. */
async function findOrphans(db: Kysely<Schema>): Promise<string[]> {
	const questions = {
		'a line without its reservation': sql`select 1 from "shopReservasiItem" l left join "shopReservasi" r on r."id" = l."reservasiId" where r."id" is null`,
		'a reservation without its member': sql`select 1 from "shopReservasi" r left join "member" m on m."id" = r."memberId" where m."id" is null`,
		'a reservation without a line': sql`select 1 from "shopReservasi" r left join "shopReservasiItem" l on l."reservasiId" = r."id" where l."id" is null`,
		'a line of a patient of another member': sql`select 1 from "shopReservasiItem" l join "shopReservasi" r on r."id" = l."reservasiId" join "memberPasien" p on p."id" = l."pasienId" where p."memberId" <> r."memberId"`,
		'a patient without their member': sql`select 1 from "memberPasien" p left join "member" m on m."id" = p."memberId" where m."id" is null`,
		'a member without their own patient': sql`select 1 from "member" m left join "memberPasien" p on p."memberId" = m."id" and p."own" = 1 group by m."id" having count(p."id") <> 1`,
		'a member who was registered twice': sql`select 1 from "member" where "email" <> '' group by "email" having count(*) > 1`,
		'a patient who was added twice': sql`select 1 from "memberPasien" where "own" = 0 group by "memberId", "nama" having count(*) > 1`,
		'a cart line without its member, patient or package': sql`select 1 from "shopKeranjang" k left join "memberPasien" p on p."id" = k."pasienId" and p."memberId" = k."memberId" left join "shopItem" i on i."id" = k."shopItemId" where p."id" is null or i."id" is null`,
		'a reservation whose total is not the sum of its lines': sql`select 1 from "shopReservasi" r join "shopReservasiItem" l on l."reservasiId" = r."id" group by r."id", r."total" having sum(l."harga") <> r."total"`,
	}
	const found: string[] = []
	for (const [what, question] of Object.entries(questions)) {
		const { rows } = await question.execute(db)
		if (rows.length > 0) found.push(`${what} (${rows.length})`)
	}
	return found
}

async function findDamage(db: Kysely<Schema>): Promise<string[]> {
	const integrity = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
	const foreign = await sql`pragma foreign_key_check`.execute(db)
	return [
		...integrity.rows.map((row) => row.integrity_check).filter((line) => line !== 'ok'),
		...foreign.rows.map((row) => `a foreign key points nowhere: ${JSON.stringify(row)}`),
	]
}
