import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface GeolocationStub {
	url: string
	/** How it answers from now on; `slow` never does. */
	mode: 'normal' | 'slow' | 'broken' | 'nonsense'
	/** How often it was asked. */
	asked: number
	/** Stops listening, so that nothing is there, and begins again at the same address. */
	leave(): Promise<void>
	comeBack(): Promise<void>
}

/** What the real service says of an address; some of it is of no use to us. */
const place = {
	ip: '203.0.113.7',
	hostname: 'rumah.example',
	org: 'AS7713 PT Telkom',
	country: 'ID',
	region: 'East Java',
	city: 'Banyuwangi',
	timezone: 'Asia/Jakarta',
	loc: '-8.2192,114.3691',
	postal: '68416',
}

/** The same as it is stored, with a shortened address. */
export const visitorPlace = {
	ip: '203.0.113.0',
	provider: 'AS7713 PT Telkom',
	negara: 'ID',
	provinsi: 'East Java',
	kota: 'Banyuwangi',
	timezone: 'Asia/Jakarta',
	latitude: -8.2192,
	longitude: 114.3691,
}

/** A geolocation service of our own: a real server that can also be slow, broken or gone. */
export async function startGeolocationStub(): Promise<GeolocationStub> {
	const answers: Record<GeolocationStub['mode'], (response: ServerResponse) => void> = {
		normal: (response) => response.end(JSON.stringify(place)),
		slow: () => {},
		broken: (response) => response.writeHead(500).end('{"error":"rusak"}'),
		nonsense: (response) => response.end('<html>'),
	}
	const server = createServer((_, response) => {
		stub.asked += 1
		response.setHeader('access-control-allow-origin', '*')
		answers[stub.mode](response)
	})
	let port = 0
	const listen = () =>
		new Promise<void>((resolve) =>
			server.listen(port, '127.0.0.1', () => {
				port = (server.address() as AddressInfo).port
				resolve()
			}),
		)
	await listen()
	const stub: GeolocationStub = {
		url: `http://127.0.0.1:${port}/json`,
		mode: 'normal',
		asked: 0,
		comeBack: listen,
		leave: () =>
			new Promise((resolve) => {
				server.close(() => resolve())
				server.closeAllConnections()
			}),
	}
	return stub
}
