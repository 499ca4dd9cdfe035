import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Column } from '../../../database/migrations/table.ts'
import { tables } from '../../../database/schema.ts'
import { ownerOf } from '../../isi/content-tables.ts'
import { archiveReadme } from './archive-readme.ts'
import { toRecords } from './archive-records.ts'
import {
	contentFile,
	contentTables,
	declaredTables,
	leftOut,
	MANIFEST,
	patientFile,
	patientTables,
	README,
	type Table,
	withinTables,
} from './archive-tables.ts'

const within = Object.keys(withinTables) as Table[]
const archived: Table[] = [...contentTables, ...patientTables, ...within]

test('every table is in the archive or is left out for a reason', () => {
	const named = [...archived, ...Object.keys(leftOut)]
	expect(named.filter((table, place) => named.indexOf(table) !== place)).toEqual([])
	expect(Object.keys(tables).filter((table) => !named.includes(table))).toEqual([])
	expect(Object.entries(leftOut).filter(([, reason]) => reason.length < 10)).toEqual([])
})

test('tables with secrets are left out', () => {
	const secret = /password|secret|token|rahasia|hash|backupCodes|publicKey/i
	const columns = archived.flatMap((table) =>
		Object.keys(tables[table].columns)
			.filter((column) => secret.test(column))
			.map((column) => `${table}.${column}`),
	)
	// The only one, and no record has it.
	expect(columns).toEqual(['member.kunciHash'])
	expect(toRecords('member', [{ id: '1', kunciHash: 'x' }], new Map())).toEqual([{ id: '1' }])
})

test('rows within a record are those that an import replaces with their owner', () => {
	for (const [table, owner] of Object.entries(ownerOf))
		expect(withinTables).toMatchObject({ [table]: { owner: owner.table, column: owner.column } })
})

test('a number that is 1 or 0 by default is true or false in a record', () => {
	const switches = archived.flatMap((table) =>
		Object.entries<Column>(tables[table].columns)
			.filter(([, { type, default: value }]) => type === 'bigint' && (value === 0 || value === 1))
			.map(([column]): [Table, string] => [table, column]),
	)
	const numbers = switches.filter(([table, column]) => {
		const [record = {}] = toRecords(table, [{ id: '1', [column]: 1 }], new Map())
		return record[column] === 1
	})
	// `seenAt` is a time, the other a number of hours; `surelTersedia` is not in the archive.
	expect(numbers.map((each) => each.join('.'))).toEqual(['shopSetting.batasUbahJam', 'member.seenAt'])
})

/** The fields of a record, what stands within it included. */
function fieldsOf(table: Table): string[] {
	const { columns, keys } = tables[table]
	const names = [...(keys.primaryKey ? [] : ['id']), ...Object.keys(columns)]
	const [record = {}] = toRecords(table, [Object.fromEntries(names.map((name) => [name, '1']))], new Map())
	return Object.keys(record)
}

test('docs/export.md and the README of an archive name every file, field and left out table', () => {
	const doc = readFileSync(new URL('../../../docs/export.md', import.meta.url), 'utf8')
	const files = [...contentTables.map(contentFile), ...patientTables.map(patientFile)]
	// A row for all of them is enough.
	const isDescribed = (table: Table) =>
		!declaredTables.some((each) => each === table) || doc.includes(contentFile(table))
	const described = contentTables.filter(isDescribed)
	const names = [
		README,
		MANIFEST,
		'pictures/',
		...described.map(contentFile),
		...patientTables.map(patientFile),
		...within,
	]
	expect([...names, ...Object.keys(leftOut)].filter((name) => !doc.includes(`\`${name}\``))).toEqual([])
	for (const [tableNames, fileOf] of [[described, contentFile] as const, [patientTables, patientFile] as const])
		for (const table of tableNames) {
			const line = doc.split('\n').find((each) => each.startsWith(`| \`${fileOf(table)}\` |`)) ?? ''
			expect([table, fieldsOf(table).filter((field) => !line.includes(`\`${field}\``))]).toEqual([table, []])
		}
	const readme = archiveReadme({ createdAt: '2026-11-16T02:00:00.000Z', withPatients: true })
	expect(files.filter((file) => readme.split(`| ${file} |`).length !== 3)).toEqual([])
	const publicReadme = archiveReadme({ createdAt: '2026-11-16T02:00:00.000Z', withPatients: false })
	expect(publicReadme).not.toContain('patients/')
})
