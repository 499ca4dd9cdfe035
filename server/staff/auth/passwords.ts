/** How passwords are kept: slowly, so that nobody tries millions of them. Tests, which have none to protect, do not wait. */
export interface Passwords {
	hash(password: string): Promise<string>
	verify(given: { hash: string; password: string }): Promise<boolean>
}

/** Node's scrypt as better-auth uses it; loaded when it is needed, with the rest of the door. */
export const scryptPasswords: Passwords = {
	hash: async (password) => (await import('better-auth/crypto')).hashPassword(password),
	verify: async (given) => (await import('better-auth/crypto')).verifyPassword(given),
}
