import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Where Linux describes its block devices, by `major:minor`. */
const DEVICES = '/sys/dev/block'

/** True when the folder is on a disk that Linux does not encrypt; false when it does, or when that cannot be told. */
export const isOnPlainDisk = (folder: string, devices = DEVICES): boolean => {
	const device = join(devices, deviceOf(folder))
	return existsSync(device) && !isEncrypted(device)
}

/** `major:minor`, as glibc takes a device number apart. */
export function deviceOf(folder: string): string {
	const { dev } = statSync(folder, { bigint: true })
	const major = ((dev >> 8n) & 0xfffn) | ((dev >> 32n) & ~0xfffn)
	const minor = (dev & 0xffn) | ((dev >> 12n) & ~0xffn)
	return `${major}:${minor}`
}

/** LUKS and plain dm-crypt have a device-mapper UUID with this beginning; LVM and RAID lie on other devices. */
function isEncrypted(device: string): boolean {
	const uuid = join(device, 'dm/uuid')
	if (existsSync(uuid) && readFileSync(uuid, 'utf8').startsWith('CRYPT-')) return true
	const slaves = join(device, 'slaves')
	const below = existsSync(slaves) ? readdirSync(slaves) : []
	return below.length > 0 && below.every((name) => isEncrypted(join(slaves, name)))
}
