/**
 * Counts in Redis and replaces the script of rate-limiter-flexible. If a key holds no count, the script
 * deletes it and starts at zero, because such a key would make every request fail, without an expiry for
 * ever. Redis logs the deletion. `cms/src/lib` has the same script.
 */
export const countScript = `
local kind = redis.call('type', KEYS[1]).ok
local isCount = kind == 'string' and string.match(redis.call('get', KEYS[1]), '^%-?%d%d?%d?%d?%d?%d?%d?%d?%d?$')
if kind ~= 'none' and not isCount then
  redis.log(redis.LOG_WARNING, 'deleted, because it holds no count: ' .. KEYS[1])
  redis.call('del', KEYS[1])
end
redis.call('set', KEYS[1], 0, 'EX', ARGV[2], 'NX')
local consumed = redis.call('incrby', KEYS[1], ARGV[1])
local ttl = redis.call('pttl', KEYS[1])
if ttl == -1 then
  redis.call('expire', KEYS[1], ARGV[2])
  ttl = 1000 * ARGV[2]
end
return {consumed, ttl}
`;
