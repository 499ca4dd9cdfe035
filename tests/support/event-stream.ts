import { expect } from 'vitest'

export interface SentEvent {
	event: string
	id: string
	data: string
}

/** The events of an open stream, as they arrive. */
export class EventStream {
	readonly events: SentEvent[] = []
	/** Lines that browsers ignore. */
	comments = 0
	isClosed = false
	readonly #body: ReadableStreamDefaultReader<Uint8Array>

	constructor({ body }: Response) {
		if (!body) throw new Error('The response has no body.')
		this.#body = body.getReader()
		void this.#read()
	}

	get changes(): string[] {
		return this.events.filter(({ event }) => event === 'message').map(({ data }) => JSON.parse(data).jenis)
	}

	get lastId(): string {
		return this.events.findLast(({ id }) => id !== '')?.id ?? ''
	}

	/** Resolves when the server has said where the stream begins. */
	async started(): Promise<this> {
		await expect.poll(() => this.events[0]?.event, { timeout: 5000 }).toBe('mulai')
		return this
	}

	/** The client goes away. */
	close(): Promise<void> {
		return this.#body.cancel()
	}

	async #read(): Promise<void> {
		const decoder = new TextDecoder()
		let text = ''
		while (true) {
			const { done, value } = await this.#body.read().catch(() => ({ done: true, value: undefined }))
			if (done) break
			text += decoder.decode(value, { stream: true })
			const blocks = text.split('\n\n')
			text = blocks.pop() ?? ''
			for (const block of blocks) this.#add(block)
		}
		this.isClosed = true
	}

	#add(block: string): void {
		if (block.startsWith(':')) {
			this.comments += 1
			return
		}
		const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? ''
		this.events.push({ event: field('event') || 'message', id: field('id'), data: field('data') })
	}
}
