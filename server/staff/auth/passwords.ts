/** Password hashing. Tests replace the slow scrypt. */
export interface Passwords {
	hash(password: string): Promise<string>
	verify(given: { hash: string; password: string }): Promise<boolean>
}

/** Node's scrypt as better-auth uses it; loaded on first use, like better-auth itself. */
export const scryptPasswords: Passwords = {
	hash: async (password) => (await import('better-auth/crypto')).hashPassword(password),
	verify: async (given) => (await import('better-auth/crypto')).verifyPassword(given),
}
