import { writeFileSync } from 'node:fs'

type Value = string | number | Value[] | { [name: string]: Value }

/** Writes a file of MaxMind's format in which one IPv4 network has this record, and no other address is known. */
export function writeMmdb(file: string, network: string, prefixLength: number, record: Value): void {
	const bits = network.split('.').flatMap((part) => Number(part).toString(2).padStart(8, '0').split(''))
	const nodeCount = prefixLength
	const separator = 16
	const tree = bits.slice(0, prefixLength).map((bit, depth) => {
		const next = depth + 1 < prefixLength ? depth + 1 : nodeCount + separator
		const node = Buffer.alloc(6)
		node.writeUIntBE(bit === '0' ? next : nodeCount, 0, 3)
		node.writeUIntBE(bit === '1' ? next : nodeCount, 3, 3)
		return node
	})
	const metadata: Value = {
		binary_format_major_version: 2,
		binary_format_minor_version: 0,
		build_epoch: 1_700_000_000,
		database_type: 'Test-City',
		description: { en: 'Test' },
		ip_version: 4,
		languages: ['en'],
		node_count: nodeCount,
		record_size: 24,
	}
	const marker = Buffer.concat([Buffer.from([0xab, 0xcd, 0xef]), Buffer.from('MaxMind.com')])
	writeFileSync(file, Buffer.concat([...tree, Buffer.alloc(separator), encode(record), marker, encode(metadata)]))
}

const [TEXT, DOUBLE, UINT32, MAP, ARRAY] = [2, 3, 6, 7, 11]

function encode(value: Value): Buffer {
	if (typeof value === 'string') return Buffer.concat([control(TEXT, Buffer.byteLength(value)), Buffer.from(value)])
	if (typeof value === 'number') return Number.isInteger(value) ? encodeInteger(value) : encodeDouble(value)
	if (Array.isArray(value)) return Buffer.concat([control(ARRAY, value.length), ...value.map(encode)])
	const entries = Object.entries(value)
	return Buffer.concat([
		control(MAP, entries.length),
		...entries.flatMap(([name, item]) => [encode(name), encode(item)]),
	])
}

function encodeInteger(value: number): Buffer {
	const bytes = Buffer.alloc(4)
	bytes.writeUInt32BE(value)
	return Buffer.concat([control(UINT32, 4), bytes])
}

function encodeDouble(value: number): Buffer {
	const bytes = Buffer.alloc(8)
	bytes.writeDoubleBE(value)
	return Buffer.concat([control(DOUBLE, 8), bytes])
}

/** The type in the first three bits, or after them if it is above 7; sizes up to 28. */
const control = (type: number, size: number) => Buffer.from(type > 7 ? [size, type - 7] : [(type << 5) | size])
