import { expect, test } from 'vitest'
import { tables as content } from '../../database/migrations/001-content.ts'
import { tables } from '../../database/schema.ts'
import { encryptedColumns } from '../keys/fields.ts'
import { pemrosesan, tanpaDataPribadi } from './pemrosesan.ts'

const declared = pemrosesan.flatMap(({ tabel }) => Object.entries(tabel))

test('every table beside the content of the site is in the record of processing, or is named as one without personal data', () => {
	const named = [...declared.map(([table]) => table), ...tanpaDataPribadi]
	expect(named.filter((table, place) => named.indexOf(table) !== place)).toEqual([])
	expect(Object.keys(tables).filter((table) => !(table in content) && !named.includes(table))).toEqual([])
})

test('every encrypted column is in the record of processing', () => {
	const columns = declared.flatMap(([table, { kolom }]) => kolom.map((column) => `${table}.${column}`))
	const encrypted = [...encryptedColumns].flatMap(([table, each]) => each.map(([column]) => `${table}.${column}`))
	expect(encrypted).not.toEqual([])
	expect(encrypted.filter((column) => !columns.includes(column))).toEqual([])
})
