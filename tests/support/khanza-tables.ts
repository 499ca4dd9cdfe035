import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Connection } from 'mysql2/promise'

/** Khanza's names of the weekdays. */
const HARI = ['SENIN', 'SELASA', 'RABU', 'KAMIS', 'JUMAT', 'SABTU', 'AKHAD']
const POLI = 14
const DOKTER = 120
export const JADWAL = 500

export const kdPoli = (place: number) => `P${String(place).padStart(3, '0')}`
export const kdDokter = (place: number) => `D${String(place).padStart(4, '0')}`

/** The tables of a Khanza, as far as they matter, with the letters of latin1. `kuota` is absent in old versions. */
export async function makeKhanza(root: Connection, { kuota = true } = {}): Promise<void> {
	await root.query(`
		DROP DATABASE IF EXISTS sik;
		CREATE DATABASE sik CHARACTER SET latin1;
		USE sik;
		CREATE TABLE poliklinik (kd_poli char(5) PRIMARY KEY, nm_poli varchar(50), registrasi double, status enum('0','1'));
		CREATE TABLE spesialis (kd_sps char(5) PRIMARY KEY, nm_sps varchar(50));
		CREATE TABLE dokter (kd_dokter varchar(20) PRIMARY KEY, nm_dokter varchar(50), jk char(1), almt_tgl varchar(60),
			kd_sps char(5), status enum('0','1'));
		CREATE TABLE jadwal (kd_dokter varchar(20) NOT NULL,
			hari_kerja enum('SENIN','SELASA','RABU','KAMIS','JUMAT','SABTU','AKHAD') NOT NULL, jam_mulai time NOT NULL,
			jam_selesai time, kd_poli char(5) ${kuota ? ', kuota int' : ''});
		CREATE TABLE maping_poli_bpjs (kd_poli_rs char(5) PRIMARY KEY, kd_poli_bpjs varchar(15), nm_poli_bpjs varchar(40));
		CREATE TABLE maping_dokter_dpjpvclaim (kd_dokter varchar(20) PRIMARY KEY, kd_dokter_bpjs varchar(20),
			nm_dokter_bpjs varchar(50));
		CREATE TABLE booking_periksa (no_booking varchar(17) PRIMARY KEY, tanggal date, nama varchar(40), alamat varchar(200),
			no_telp varchar(40), email varchar(50), kd_poli varchar(5), tambahan_pesan varchar(400),
			status enum('Diterima','Ditolak','Belum Dibalas') NOT NULL, tanggal_booking datetime NOT NULL,
			UNIQUE KEY tanggal (tanggal, no_telp));
		CREATE TABLE reg_periksa (no_rawat varchar(17) PRIMARY KEY);
	`)
	const poli = numbers(POLI).map((place) => [kdPoli(place), `Poli Khanza ${place}`, 10_000, '1'])
	const dokter = numbers(DOKTER).map((place) => [
		kdDokter(place),
		place === 1 ? 'dr. Renée Khanza, Sp.A' : `dr. Khanza Nomor ${place}`,
		'P',
		'Jalan Rahasia 1',
		place % 2 ? 'ANA' : '-',
		'1',
	])
	const jadwal = numbers(JADWAL).map((place) => {
		const row = place - 1
		const session = Math.floor(row / (DOKTER * HARI.length)) * 6
		const hour = String(8 + session).padStart(2, '0')
		const ofDokter = (row % DOKTER) + 1
		const columns = [
			kdDokter(ofDokter),
			HARI[Math.floor(row / DOKTER) % HARI.length],
			`${hour}:00:00`,
			`${8 + session + 3}:30:00`,
			kdPoli((ofDokter % POLI) + 1),
		]
		return kuota ? [...columns, place % 3 ? 20 : 0] : columns
	})
	await root.query('INSERT INTO poliklinik VALUES ?', [poli])
	await root.query("INSERT INTO spesialis VALUES ('-', '-'), ('ANA', 'Anak dan Bebé')")
	await root.query('INSERT INTO dokter VALUES ?', [dokter])
	await root.query('INSERT INTO jadwal VALUES ?', [jadwal])
	await root.query(`INSERT INTO maping_poli_bpjs VALUES ('${kdPoli(1)}', 'ANA', 'Anak')`)
	await root.query(`INSERT INTO maping_dokter_dpjpvclaim VALUES ('${kdDokter(1)}', '31415', 'Renée')`)
}

const numbers = (count: number) => Array.from({ length: count }, (_, place) => place + 1)

/** Makes the accounts with the statements of docs/khanza.md, for this machine. */
export async function grantAsDocumented(root: Connection): Promise<void> {
	const text = readFileSync(join(import.meta.dirname, '../../docs/khanza.md'), 'utf8')
	const statements = [...text.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, sql = '']) => sql).join('\n')
	await root.query(statements.replaceAll('10.0.0.5', '127.0.0.1'))
}
