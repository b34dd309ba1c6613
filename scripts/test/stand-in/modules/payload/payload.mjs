// The stand-in of Payload's own program has no types to generate.
