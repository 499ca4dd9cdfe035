import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise'
import { StartError } from '../../env.ts'

const CONNECT_MS = 10_000
const QUERY_MS = 60_000

export interface Khanza {
	/** For fixed statements. */
	read<Row>(sql: string): Promise<Row[]>
	/** A prepared statement: no setting of the server changes how values are quoted. */
	execute<Row>(sql: string, values: (string | null)[]): Promise<Row[]>
}

/** An error of the database in one sentence; the driver's own would show the values of an INSERT. */
export class KhanzaError extends StartError {
	readonly code: string
	/** The key of a doubled entry. */
	readonly key: string

	constructor(error: { code?: string; message?: string }) {
		const { code = 'tanpa kode', message = '' } = error
		super(`${sentences[code] ?? 'Database Khanza menolak permintaan.'} (${code})`)
		this.code = code
		this.key = code === 'ER_DUP_ENTRY' ? (/'([^']*)'[^']*$/.exec(message)?.[1] ?? '') : ''
	}
}

const UNREACHABLE = 'Database Khanza tidak dapat dihubungi.'
const LOST = 'Koneksi ke database Khanza terputus.'
const DENIED = 'Akun database Khanza tidak memiliki hak untuk ini.'
const sentences: Record<string, string> = {
	ECONNREFUSED: UNREACHABLE,
	EHOSTUNREACH: UNREACHABLE,
	ENETUNREACH: UNREACHABLE,
	ENOTFOUND: UNREACHABLE,
	EAI_AGAIN: UNREACHABLE,
	ETIMEDOUT: UNREACHABLE,
	PROTOCOL_CONNECTION_LOST: LOST,
	PROTOCOL_SEQUENCE_TIMEOUT: 'Database Khanza tidak menjawab pada waktunya.',
	ECONNRESET: LOST,
	EPIPE: LOST,
	ER_CONNECTION_KILLED: LOST,
	ER_SERVER_SHUTDOWN: LOST,
	ER_QUERY_INTERRUPTED: LOST,
	ER_ACCESS_DENIED_ERROR: 'Nama akun atau kata sandi database Khanza salah.',
	ER_DBACCESS_DENIED_ERROR: 'Akun database Khanza tidak boleh membuka database ini.',
	ER_BAD_DB_ERROR: 'Nama database Khanza tidak dikenal.',
	ER_TABLEACCESS_DENIED_ERROR: DENIED,
	ER_COLUMNACCESS_DENIED_ERROR: DENIED,
}

/**
 * In bounded time: the driver's own limit would keep the process alive after a lost connection.
 *
 * @throws KhanzaError
 */
async function explained<T>(work: Promise<T>): Promise<T> {
	const { promise: late, reject } = Promise.withResolvers<never>()
	const timer = setTimeout(() => reject({ code: 'PROTOCOL_SEQUENCE_TIMEOUT' }), QUERY_MS)
	try {
		return await Promise.race([work, late])
	} catch (error) {
		throw new KhanzaError(error as { code?: string; message?: string })
	} finally {
		clearTimeout(timer)
	}
}

export async function withKhanza<T>(address: string, work: (khanza: Khanza) => Promise<T>): Promise<T> {
	const connection = await explained(connect(address))
	// Without a listener, a connection that ends between two queries would end the process.
	connection.on('error', () => {})
	try {
		return await work({
			read: <Row>(sql: string) => rowsOf<Row>(connection.query<RowDataPacket[]>(sql)),
			execute: <Row>(sql: string, values: (string | null)[]) =>
				rowsOf<Row>(connection.execute<RowDataPacket[]>(sql, values)),
		})
	} finally {
		connection.destroy()
	}
}

const rowsOf = async <Row>(answer: Promise<[RowDataPacket[], unknown]>) => (await explained(answer))[0] as Row[]

async function connect(address: string): Promise<Connection> {
	const { hostname, port, username, password, pathname } = new URL(address)
	const connection = await createConnection({
		host: hostname.replace(/^\[|\]$/g, ''),
		port: Number(port || 3306),
		user: decodeURIComponent(username),
		password: decodeURIComponent(password),
		database: decodeURIComponent(pathname.slice(1)),
		charset: 'utf8mb4_general_ci',
		connectTimeout: CONNECT_MS,
		dateStrings: true,
	})
	// Many servers of Khanza have `skip-character-set-client-handshake`; the tables themselves are latin1.
	await connection.query('SET NAMES utf8mb4')
	return connection
}

export interface Kolom {
	nama: string
	/** In characters; null where it has no text. */
	panjang: number | null
	charset: string | null
	/** Whether an INSERT must name it. */
	wajib: boolean
}

/** The columns that this account can see, by the lower-case name of their table. */
export async function readColumns(khanza: Khanza, tabel: readonly string[]): Promise<Map<string, Kolom[]>> {
	const rows = await khanza.execute<Omit<Kolom, 'wajib'> & { tabel: string; wajib: number }>(
		`SELECT TABLE_NAME AS tabel, COLUMN_NAME AS nama, CHARACTER_MAXIMUM_LENGTH AS panjang, CHARACTER_SET_NAME AS charset,
			IS_NULLABLE = 'NO' AND COLUMN_DEFAULT IS NULL AND EXTRA NOT LIKE '%auto_increment%' AS wajib
		FROM information_schema.COLUMNS
		WHERE TABLE_SCHEMA = DATABASE() AND LOWER(TABLE_NAME) IN (${tabel.map(() => '?').join(', ')})`,
		[...tabel],
	)
	const columns = rows.map((row) => ({
		tabel: row.tabel.toLowerCase(),
		nama: row.nama.toLowerCase(),
		panjang: row.panjang === null ? null : Number(row.panjang),
		charset: row.charset,
		wajib: Number(row.wajib) === 1,
	}))
	return Map.groupBy(columns, (column) => column.tabel)
}

/** What is missing, in words, one sentence per table. */
export function missingColumns(found: Map<string, Kolom[]>, needed: Record<string, readonly string[]>): string[] {
	return Object.entries(needed).flatMap(([tabel, kolom]) => {
		const columns = found.get(tabel)
		if (!columns) return [`Tabel ${tabel} tidak ada, atau akun ini tidak boleh membacanya.`]
		const missing = kolom.filter((nama) => !columns.some((column) => column.nama === nama))
		return missing.length > 0
			? [`Tabel ${tabel} tidak memiliki kolom ${missing.join(', ')}, atau akun ini tidak boleh membacanya.`]
			: []
	})
}
