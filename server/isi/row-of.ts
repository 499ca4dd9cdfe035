import { tables } from '../../database/schema.ts'
import type { Row } from './content-tables.ts'

/** The fields of a response or of an archive's record that are columns of this table. */
export const rowOf = (table: keyof typeof tables, item: object): Row =>
	Object.fromEntries(
		Object.entries(item)
			.filter(([name]) => name === 'id' || name in tables[table].columns)
			.map(([name, value]) => [name, typeof value === 'boolean' ? Number(value) : value]),
	)
