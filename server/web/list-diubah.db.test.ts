import { expect, onTestFinished, test } from 'vitest'
import { type SumberDiubah, sumberDiubah } from '../../contract/web/diubah.ts'
import { openTestApi } from '../../tests/support/test-api.ts'
import { insertRows } from '../../tests/support/test-rows.ts'

async function open() {
	const api = await openTestApi()
	onTestFinished(api.dispose)
	const { db, request } = api
	await insertRows(db, 'poliKlinik', [{ id: '1' }, { id: '2' }])
	await insertRows(db, 'dokter', [{ id: '1' }, { id: '2' }])
	/** The ids whose time was noted while this ran. */
	async function changed(sumber: SumberDiubah, write: () => Promise<unknown>): Promise<string[]> {
		await db.updateTable('diubah').set({ pada: 0 }).execute()
		await write()
		const { data } = (await request('listDiubah', { query: { sumber } })).body
		return data.filter(({ pada }) => pada > 0).map(({ id }) => id)
	}
	return { ...api, changed }
}

test('a change of a doctor or of their schedule is noted for this doctor alone', async () => {
	const { db, changed } = await open()
	const dokterId = '1'
	expect(
		await changed('dokter', () => db.updateTable('dokter').set({ spesialis: 'A' }).where('id', '=', '2').execute()),
	).toEqual(['2'])
	for (const table of ['jadwalWaktu', 'jadwalKeterangan', 'jadwalPengecualian'] as const) {
		expect(await changed('dokter', () => insertRows(db, table, [{ id: 'x', dokterId }]))).toEqual(['1'])
		expect(await changed('dokter', () => db.updateTable(table).set({ dokterId: '2' }).execute())).toEqual(['1', '2'])
		expect(await changed('dokter', () => db.deleteFrom(table).execute())).toEqual(['2'])
	}
})

test('a closed day is noted for its clinic, and one of the whole hospital for every clinic', async () => {
	const { db, changed } = await open()
	const closed = (poliKlinikId: string | null) =>
		changed('poliKlinik', () =>
			insertRows(db, 'jadwalPengecualian', [
				{ id: `tutup-${poliKlinikId}`, dokterId: null, poliKlinikId, jenis: 'tutup' },
			]),
		)
	expect(await closed('2')).toEqual(['2'])
	expect(await closed(null)).toEqual(['1', '2'])
	expect(await changed('dokter', () => db.deleteFrom('jadwalPengecualian').execute())).toEqual([])
})

test('the times are real, of every kind, and not of what is hidden', async () => {
	const { db, request } = await open()
	const before = Date.now()
	for (const sumber of sumberDiubah.options)
		if (sumber !== 'poliKlinik' && sumber !== 'dokter') {
			if (sumber === 'shopItem')
				for (const table of ['shopTipe', 'shopKategori'] as const) await insertRows(db, table, [{ id: '1' }])
			await insertRows(db, sumber, [{ id: '1' }])
		}
	await db.updateTable('dokter').set({ tampil: 0 }).where('id', '=', '2').execute()
	for (const sumber of sumberDiubah.options) {
		const { data } = (await request('listDiubah', { query: { sumber } })).body
		expect(
			data.map(({ id }) => id),
			sumber,
		).toEqual(sumber === 'poliKlinik' ? ['1', '2'] : ['1'])
		// The database may run on a clock of its own.
		expect(Math.abs((data[0]?.pada ?? 0) - before), sumber).toBeLessThan(600_000)
	}
	await db.updateTable('shopItem').set({ status: 'konsep' }).execute()
	expect((await request('listDiubah', { query: { sumber: 'shopItem' } })).body.data).toEqual([])
})
