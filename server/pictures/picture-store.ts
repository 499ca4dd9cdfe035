/** Where originals are kept. A picture is named `<folder>/<file>`, as contract/pictures.ts allows it. */
export interface PictureStore {
	/** A text that changes when the picture does, or null when it is not there. */
	find(picture: string): Promise<string | null>
	read(picture: string): Promise<Buffer | null>
	/** Whole or not at all: who reads meanwhile sees the picture of before. */
	write(picture: string, bytes: Buffer): Promise<void>
	/** What is not there is removed already. */
	remove(picture: string): Promise<void>
	list(): Promise<string[]>
}

/** The store does not answer now; it may later. */
export class StoreAway extends Error {}
